"""What generals and advisors bring: honor a year, judged by how often their moment comes and what it gives."""

from typing import Final

ADVISOR_YEAR: Final = (  # a01 … a44 as active advisors; a resource counts 1, a placed clerk 1.5, a tactic card 2.5
    *(2.4, 2.2, 2.2, 2.4),  # a01-a04: an overseer cheaper, and one more upgrade step
    *(1.0, 1.5),  # a05 Gravedigger, a06 Archer Commander
    *(0.9, 0.9, 1.0, 1.0),  # a07-a10: one resource more of a production location
    *(2.0, 2.0, 2.2),  # a11 Merchant, a12 Tax Collector, a13 Herbalist
    *(1.3, 1.7, 1.3, 1.5),  # a14 Storekeeper, a15 Benefactor, a16 Tea Master, a17 Court Poet
    *(2.6, 1.0, 2.5),  # a18 Chronicler, a19 Censor, a20 Abbot
    *(1.2, 0.6, 2.4, 1.5),  # a21 Matchmaker, a22 Chief Clerk, a23 Prefect, a24 Courier
    *(0.8, 1.0, 0.8),  # a25 Spymaster, a26 Strategist, a27 Master of the Arts of War
    *(2.0, 1.1, 0.9),  # a28 Drill Sergeant, a29 Bowyer, a30 Horse Breeder
    *(0.8, 1.0, 0.8, 1.7),  # a31 Veteran Captain, a32 Cavalry Commander, a33 Field Surgeon, a34 Stretcher Bearers
    *(1.8, 1.8, 1.3, 1.4),  # a35 War Drummer, a36 Standard Bearer, a37 Bounty Hunter, a38 Watchman
    *(1.8, 1.4, 2.0),  # a39 Engineer, a40 Carpenter, a41 Architect
    *(1.5, 0.6, 1.5),  # a42 Gatekeeper, a43 Logistician, a44 Grand Eunuch
)

SUPPORT_YEAR: Final = (  # g01 … g13, k01 … k08: one supporting advisor under this general
    *(2.6, 2.0, 2.2, 1.8, 2.2, 2.0, 2.0),  # g01 Liang Hongyu … g07 Li Gang
    *(1.8, 2.2, 1.8, 2.0, 2.2, 1.6),  # g08 Wu Jie … g13 Zhang Shijie
    *(2.0, 2.0, 2.0, 1.8, 1.5, 1.5, 2.0, 2.0),  # k01 Wen Tianxiang … k08 Liu Qi
)
