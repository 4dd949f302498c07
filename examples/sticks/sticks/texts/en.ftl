sticks-name = Sticks
sticks-tagline = Take the last stick of a heap, and what lies under it.
sticks-about = A few minutes of counting: whoever takes a heap's last stick turns its token.

## Questions, answers, refusals
sticks-ask-take = Take 1 to 3 sticks from one heap.
sticks-act-take = Take { $sticks } from heap { $heap }
sticks-no-heap = Heap { $heap } has only { $left } left.

## What happened
sticks-log-took = { $player } takes { $sticks } from heap { $heap }.
sticks-log-token = { $player } turns the token under heap { $heap }: { $worth }.
sticks-source-sticks = Sticks
sticks-source-tokens = Tokens
sticks-end-heaps-gone = All heaps are gone.

## For the table on the page
sticks-view-turn = Turn
sticks-view-heaps = Heaps
sticks-view-heap = Heap
sticks-view-sticks = Sticks
sticks-view-tokens = Tokens under the heaps
sticks-view-points = Points
sticks-verb-take = Take
