# The worked examples of the rulebook; examples.json has their numbers.
zhanguo-example-unify = The second card at a region
zhanguo-example-unify-text = One ivory card already lies at the region. You add another: it is the second, so you take { $markers } ivory markers, and the unrest there rises by { $unrest }.
zhanguo-example-hire = Two officials hire
zhanguo-example-hire-text = A red and a gray official stand in the worker area. They bring { $workers } workers, and yet the unrest rises by { $unrest } only.
zhanguo-example-governor = A governor calms a region
zhanguo-example-governor-text = A red, a gray and a white official of one governor area make { $governors } governor. You choose the bonus square with VP: { $vp } VP at once. Then the unrest there falls from { $before } to { $after }.
zhanguo-example-palace = A palace
zhanguo-example-palace-text = You return { $here } workers from the region of the palace and { $there } from another. You take the brown marker, worth { $value } for law. Three cards lie at your regions: { $vp } VP.
zhanguo-example-majority = Most governors in a region
zhanguo-example-majority-text = You have { $mine } governors in a region, an opponent has one. You score 9 VP and 3 VP for each of your governors, { $vp } VP in all. The opponent scores { $none } VP.
zhanguo-example-shared = A shared region
zhanguo-example-shared-text = Two players have two governors each in a region. One of them would score 15 VP; divided by two and rounded down this is { $vp } VP for the one and { $other } VP for the other.
