/** Wrong by the rules: what stresses a compound or loan is seldom in its stem (zonsˈopgang, boerenˈkool). */
const words = `
aanˈwezig aanˈwezigheid aˈccordeon ˈafronden afˈschuwelijk afˈwezigheid aˈlinea alsjeˈblieft alsˈof ˈameland
aˈmelia's apˈril aˈquarium aˈquariums asˈpergesoep auˈgustus ˈazië ˈbabyfoon ˈbabysitter bacˈteriën
beˈlangrijkst ˈberegoed ˈberesterk beˈïnvloeden bijˈvoorbeeld ˈbloedsomloop boerenˈkool ˈboodschappen
ˈbouwmateriaal bovenˈdien ˈbrandweerauto braˈzilië burgeˈmeester caˈdeaubon caˈfébaas caloˈrie chocoˈla ˈclaxon
comiˈtélid comˈplex ˈcornflakes ˈcouscous daarˈdoor daarˈin daarˈmee daarˈna daarˈom daarˈover daarˈvoor
deˈletet deˈletete democraˈtie diaˈgram diˈameter dichtˈbij dinoˈsaurus doorˈzichtig ˈdownloadde ˈdownloadt
drieënˈdertig ˈdynamo ˈeenzaam ˈeetcafé ˈeigenaar eigenˈaardig eˈlektrische enerˈgie enˈquêteformulier erˈaan
erˈbij erˈdoor erˈheen erˈin erˈmee erˈnaast erˈom erˈonder erˈop erˈover erˈtussen erˈuit erˈvan erˈvoor
ˈevenaar evenˈveel ˈevenwicht ˈexport ˈfarao ˈfatima's ˈfeestcomité flauweˈkul fysiotheraˈpeut fysiotheraˈpeuten
gedeˈletet geˈdownload gemeenˈschappelijk geˈnie geˈstofzuigd geˈzondheidszorg geˈüpdatet ˈgierigaard
gisterˈavond gladiˈator ˈhandcrème ˈhazelnoten ˈheimwee heleˈmaal hetˈzelfde hierˈheen hierˈin hierˈmee
hierˈover hoeˈra hoeˈveelheid ˈhuwelijk ˈiemand ˈijscafé ˈimport indusˈtrie inˈeens iˈtalië jaˈwel kabelˈjauw
ˈkangoeroe katˈrol ˈkipsaté ˈkluizenaar koˈlom koˈloniën koniˈngin ˈkoperen lampiˈon langzamerˈhand ˈleescafé
ˈleesniveau ˈleraar ˈleugenaar ˈlichaam ˈlucifer ˈmammoet ˈmarathon marˈmot maˈtras ˈmedia ˈmeervoud meloˈdie
menˈthol meˈnu's meˈnuutje microˈscoop misˈlukken misˈlukt moeˈras ˈmolenaar ˈmountainbike naarˈtoe naˈdat
narˈcis nauwˈkeurig ˈnederlandse ˈniemand noodˈzakelijk ˈnoordpool omˈdat omˈgeving omˈhelsde omˈschrijving
onˈdanks onderˈtussen onderˈzoeker onˈeerlijk ongeˈveer onˈmiddellijk onˈmogelijk onverˈwacht onˈzichtbaar
opˈnieuw ˈoppervlaktemaat orang-ˈoetan ouderˈwets overˈal overˈeind overˈleefde overˈleven overˈstroming ˈpagina
ˈpagina's papeˈgaai paraˈplu paraˈplu's paraˈpluutje plaˈteauzolen poˈliticus ˈpopcorn ˈpostbode ˈpotlood
poëˈzie priˈvéweg pyˈjamabroek ˈpython ˈquizavond ˈquizmaster ˈradiootje reˈflex ˈrisico ˈrisico's ˈruggengraat
saˈtéprikker saˈtésaus ˈschoolkinderen ˈsieraad ˈsimons ˈslotscène sowieˈso ˈspannender ˈstadion ˈstrandcafé
ˈtablet taˈrantula ˈteddybeer tegelijkerˈtijd tegenˈwoordig telesˈcoop theraˈpie ˈthermosfles thermoˈstaat
ˈthuiskomst ˈthuisreis toerˈnooi toeˈvallig ˈtoffee totˈdat tweeˈhonderd tweeënˈtwintig uitˈeindelijk
uitˈstekend ˈupdatet vanˈavond vanˈdaan verantˈwoordelijk ˈverrekijker verˈzamelaar ˈvijand ˈvoedselketen
volˈledig voorˈal voorˈbij voorˈdat voorˈzichtig voorˈzichtiger ˈvouwblaadje waarˈdoor waarˈmee waarˈom waarˈop
waarˈschijnlijk ˈwaarschuwen waarˈvoor ˈwandelaar ˈwebsite ˈwebsites ˈgymzaal ˈgymzalen comˈmunity ˈwenkbrauwen ˈwielercoureur zangeˈres
ˈzeeniveau ˈzeewier ˈzeventig zo-ˈeven zoˈdat zoˈlang ˈzonnecrème ˈzonnepet zonsˈondergang zonsˈopgang zoˈveel
ˈzuidpool
`

const phrases = ["ˈ's woensdags", "ˈ's zaterdags"]

export const knownStresses: ReadonlyMap<string, number> = new Map(
  [...words.trim().split(/\s+/), ...phrases].map((word) => [word.replace('ˈ', ''), word.indexOf('ˈ')]),
)
