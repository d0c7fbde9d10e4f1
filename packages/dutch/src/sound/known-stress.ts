/** Wrong by the rules: what stresses a compound or loan is seldom in its stem (zonsˈopgang, boerenˈkool). */
const words = `
afˈschuwelijk aˈquarium aˈquariums auˈgustus ˈbabyfoon ˈbabysitter bacˈteriën boerenˈkool ˈbrandweerauto
caˈdeaubon caˈdeaulint caˈfébaas chocoˈla comiˈtélid ˈcornflakes ˈcouscous dinoˈsaurus drieënˈdertig ˈdynamo
ˈeetcafé enerˈgie ˈfeestcomité geˈnie geˈzondheidszorg ˈhazelnoten ˈijscafé kabelˈjauw ˈkangoeroe ˈkipsaté
ˈleescafé ˈleesniveau ˈlichaam ˈmarathon meloˈdie meˈnu's microˈscoop ˈmountainbike narˈcis onderˈzoeker
onˈmogelijk orang-ˈoetan ouderˈwets overˈleven papeˈgaai paraˈplu paraˈplu's ˈpopcorn ˈpostbode ˈpotlood
poëˈzie pyˈjamabroek ˈpython ˈquizavond ˈquizmaster reˈflex ˈruggengraat saˈtéprikker saˈtésaus
ˈschoolkinderen ˈsieraad ˈstrandcafé ˈtablet taˈrantula ˈteddybeer theraˈpie tweeënˈtwintig ˈverrekijker
voorˈzichtig ˈvouwblaadje ˈwielercoureur zo-ˈeven zonsˈondergang zonsˈopgang
`

const phrases = ["ˈ's woensdags", "ˈ's zaterdags"]

export const knownStresses: ReadonlyMap<string, number> = new Map(
  [...words.trim().split(/\s+/), ...phrases].map((word) => [word.replace('ˈ', ''), word.indexOf('ˈ')]),
)
