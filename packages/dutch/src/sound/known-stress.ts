/** Wrong by the rules: what stresses a compound or loan is seldom in its stem (zonsˈopgang, boerenˈkool). */
const words = `
aˈccordeon ˈafronden afˈschuwelijk aˈlinea alsjeˈblieft alsˈof aˈmelia's apˈril aˈquarium aˈquariums asˈpergesoep
auˈgustus ˈbabyfoon ˈbabysitter bacˈteriën beˈlangrijkst ˈberegoed ˈberesterk bijˈvoorbeeld ˈbloedsomloop
boerenˈkool ˈboodschappen ˈbouwmateriaal bovenˈdien ˈbrandweerauto burgeˈmeester caˈdeaubon caˈfébaas chocoˈla
comiˈtélid ˈcornflakes ˈcouscous daarˈdoor daarˈin daarˈmee daarˈna daarˈom daarˈover daarˈvoor deˈletet deˈletete
democraˈtie diaˈgram diˈameter dichtˈbij dinoˈsaurus ˈdownloadde ˈdownloadt drieënˈdertig ˈdynamo ˈeenzaam ˈeetcafé
eˈlektrische enerˈgie enˈquêteformulier erˈaan erˈbij erˈdoor erˈheen erˈin erˈmee erˈnaast erˈom erˈonder erˈop
erˈover erˈtussen erˈuit erˈvan erˈvoor ˈevenaar evenˈveel ˈevenwicht ˈexport ˈfarao ˈfatima's ˈfeestcomité gedeˈletet
geˈdownload geˈnie geˈzondheidszorg geˈüpdatet ˈgierigaard gisterˈavond gladiˈator ˈhandcrème ˈhazelnoten heleˈmaal
hetˈzelfde hierˈheen hierˈin hierˈmee hierˈover hoeˈveelheid ˈhuwelijk ˈiemand ˈijscafé ˈimport indusˈtrie inˈeens
iˈtalië jaˈwel kabelˈjauw ˈkangoeroe katˈrol ˈkipsaté ˈkluizenaar koˈlom koniˈngin ˈkoperen ˈleescafé ˈleesniveau ˈleraar
ˈleugenaar ˈlichaam ˈlucifer ˈmammoet ˈmarathon marˈmot maˈtras ˈmeervoud meloˈdie menˈthol meˈnu's meˈnuutje
microˈscoop misˈlukken misˈlukt moeˈras ˈmolenaar ˈmountainbike naarˈtoe naˈdat narˈcis nauwˈkeurig ˈnederlandse
ˈniemand ˈnoordpool omˈdat omˈgeving omˈhelsde omˈschrijving onderˈtussen onderˈzoeker onˈeerlijk ongeˈveer
onˈmiddellijk onˈmogelijk onverˈwacht onˈzichtbaar opˈnieuw ˈoppervlaktemaat orang-ˈoetan ouderˈwets overˈal
overˈleefde overˈleven overˈstroming ˈpagina ˈpagina's papeˈgaai paraˈplu paraˈplu's paraˈpluutje plaˈteauzolen
poëˈzie ˈpopcorn ˈpostbode ˈpotlood priˈvéweg pyˈjamabroek ˈpython ˈquizavond ˈquizmaster ˈradiootje reˈflex
ˈrisico ˈrisico's ˈruggengraat saˈtéprikker saˈtésaus ˈschoolkinderen ˈsieraad ˈsimons ˈslotscène sowieˈso ˈspannender ˈstadion
ˈstrandcafé ˈtablet taˈrantula ˈteddybeer tegelijkerˈtijd tegenˈwoordig telesˈcoop theraˈpie ˈthermosfles
ˈthuiskomst ˈthuisreis toerˈnooi toeˈvallig ˈtoffee totˈdat tweeënˈtwintig tweeˈhonderd uitˈeindelijk uitˈstekend
ˈupdatet vanˈavond vanˈdaan verantˈwoordelijk ˈverrekijker verˈzamelaar ˈvoedselketen voorˈal voorˈbij voorˈdat
voorˈzichtig voorˈzichtiger ˈvouwblaadje waarˈdoor waarˈmee waarˈom waarˈop waarˈschijnlijk ˈwaarschuwen waarˈvoor ˈwandelaar
ˈwaterreservoir ˈwenkbrauwen ˈwielercoureur ˈzeeniveau ˈzeewier zo-ˈeven zoˈdat zoˈlang ˈzonnecrème ˈzonnepet
zangeˈres zonsˈondergang zonsˈopgang zoˈveel ˈzuidpool
`

const phrases = ["ˈ's woensdags", "ˈ's zaterdags"]

export const knownStresses: ReadonlyMap<string, number> = new Map(
  [...words.trim().split(/\s+/), ...phrases].map((word) => [word.replace('ˈ', ''), word.indexOf('ˈ')]),
)
