/** Compounds and loanwords with another stress than their stem: zonsˈopgang, boerenˈkool. */
const words = `
aanˈdachtig aanˈnemelijk aanˈwezig aanˈwezigheid aˈccordeon ˈafronden afˈschuwelijk afˈstandelijk afˈwezigheid
aˈlinea alsjeˈblieft alsˈof aˈluminium ˈameland aˈmelia's anˈtarctica apˈril aˈquarium aˈquariums ˈarbeider ˈarmoede
asˈpergesoep auˈgustus ˈazië ˈbabyfoon ˈbabysitter bacˈteriën beˈlangrijkst ˈberegoed ˈberesterk beˈwonderaar
beˈïnvloeden bijˈvoorbeeld ˈbingoën ˈbloedsomloop boerenˈkool ˈboodschappen ˈbouwmateriaal ˈbouwvakker
bovenˈdien ˈbrandweerauto braˈzilië burgeˈmeester caˈdeaubon caˈfébaas caloˈrie chocoˈla ˈclaxon comiˈtélid
comˈmunity comˈplex ˈcornflakes ˈcouscous daarˈdoor daarˈin daarˈmee daarˈna daarˈom daarˈover daarˈvoor
deˈletet deˈletete democraˈtie diaˈgram diˈameter dichtˈbij dinoˈsaurus dolfiˈnarium ˈdonderdags doorˈzichtig
ˈdownloadde ˈdownloadt drieënˈdertig ˈdynamo ˈeenzaam ˈeetcafé ˈeigenaar eigenˈaardig ˈeiwit ˈeland eˈlektrische
enerˈgie ˈenerzijds enˈquêteformulier erˈaan erˈbij erˈdoor erˈheen erˈin erˈmee erˈnaast erˈom erˈonder erˈop
erˈover erˈtussen erˈuit erˈvan erˈvoor ˈevenaar evenˈveel exemˈplaar ˈevenwicht ˈexport ˈfarao ˈfatima's ˈfeestcomité
flauweˈkul fysiotheraˈpeut fysiotheraˈpeuten gedeˈletet geˈdownload geˈlijkheid gemeenˈschappelijk geˈnie
geˈroezemoes geˈstofzuigd geˈzondheidszorg geˈüpdatet ˈgierigaard gisterˈavond gladiˈator gymˈnasium ˈgymzaal
ˈgymzalen ˈhandcrème ˈhazelnoten ˈheimwee heleˈmaal hetˈzelfde hierˈheen hierˈin hierˈmee hierˈover hoeˈra
hoeˈveelheid ˈhuwelijk ˈiemand ˈijscafé ˈimport indusˈtrie inˈeens ˈinkomen ˈinzicht iˈtalië jaˈwel ˈjudoën
kabelˈjauw ˈkangoeroe katˈrol ˈkennissen ˈkievit ˈkipsaté ˈkluizenaar koˈlom koˈloniën koniˈngin ˈkoperen koˈrea
lampiˈon langzamerˈhand ˈleescafé ˈleesniveau ˈleraar ˈleugenaar ˈlichaam ˈlucifer ˈmammoet ˈmarathon maˈria
marˈmot maˈtras ˈmedia ˈmeervoud meloˈdie menˈthol meˈnu's meˈnuutje microˈscoop misˈlukken misˈlukt moeˈras
ˈmolenaar ˈmountainbike ˈmuesli naarˈtoe naˈdat narˈcis nauwˈkeurig ˈnederlandse ˈniemand noodˈzakelijk
ˈnoordpool ˈnylon omˈcirkelen omˈdat omˈgeving omˈhelsde omˈhelzen omˈhoog omˈschrijving onˈdanks onderˈtussen
onderˈzoeker onˈeerlijk ongeˈveer onˈmiddellijk onˈmogelijk onverˈwacht onˈzichtbaar ˈoordeel opˈnieuw
ˈoppervlaktemaat orang-ˈoetan ouderˈwets overˈal overˈeind overˈijssel overˈleefde overˈleven overˈstroming
ˈpagina ˈpagina's papeˈgaai paraˈplu paraˈplu's paraˈpluutje paˈtat perˈplex ˈpinksteren pizzeˈria ˈplankton
plaˈteauzolen poˈlitici poˈliticus ˈpopcorn ˈpostbode ˈpotlood poëˈzie priˈvéweg pyˈjamabroek ˈpython ˈquizavond
ˈquizmaster ˈradiootje reˈflex ˈrisico ˈrisico's ˈruggengraat ˈrusland saˈtéprikker saˈtésaus ˈschoolkinderen
ˈsieraad ˈsimons ˈslotscène sowieˈso ˈspannender ˈsprinkhaan ˈstadion ˈstandaard ˈstrandcafé taˈbak ˈtablet
taˈrantula ˈtechnici ˈteddybeer tegelijkerˈtijd tegenˈwoordig telesˈcoop ˈtennissen terˈras theraˈpie
ˈthermosfles thermoˈstaat ˈthuiskomst ˈthuisreis toerˈnooi toeˈvallig ˈtoffee totˈdat tweeˈhonderd
tweeënˈtwintig uitˈeindelijk uitˈstekend ˈupdatet ˈutrecht ˈutrechtse vanˈavond vanˈdaan ˈveluwe ˈvlieland ˈvolkeren
verantˈwoordelijk ˈverrekijker verˈzamelaar ˈvijand ˈvoedselketen volˈledig ˈvonnissen voorˈal voorˈbij voorˈdat
voorˈover voorˈzichtig vrienˈdin voorˈzichtiger ˈvouwblaadje waarˈdoor waarˈmee waarˈom waarˈop waarˈschijnlijk
ˈwaarschuwen ˈwaarschuwing waarˈvoor ˈwandelaar ˈwebsite ˈwebsites ˈwenkbrauwen ˈwielercoureur ˈwiskunde zangeˈres ˈzeeniveau
ˈzeewier ˈzeventig zo-ˈeven zoˈdat zoˈlang ˈzonnecrème ˈzonnepet zonsˈondergang zonsˈopgang zoˈveel ˈzuidpool
ˈzwaluwen ˈzwitserland
`

const phrases = ["ˈ's woensdags", "ˈ's zaterdags"]

export const knownStresses: ReadonlyMap<string, number> = new Map(
  [...words.trim().split(/\s+/), ...phrases].map((word) => [word.replace('ˈ', ''), word.indexOf('ˈ')]),
)
