import { knownWords } from './list.ts'
import { readWordList, type WordList } from './read.ts'

/** Written by packages/curriculum/src/make-cut-words.ts from the Dutch dictionary of OpenTaal (BSD-3-Clause or CC BY 3.0). */
const cutWords = `
# cut
aandachts|spanne aan|dacht|trekken aan|dacht|trekkend aan|dacht|trekker aandelen|emissie aan|een|kleeft
aan|komst|hal aan|slijken aanvangs|stadium aard|aker aard|alkali|metaal aard|appel|gratin aard|appel|teler
aard|as aard|atmosfeer aard|elektrode aard|observatie aard|opper|vlak aard|opper|vlakte aard|rijks|kunde
aard|rijks|kundig aarts|engel aarts|hertog|dom aarts|schelm aas|eter aas|jager abonnement|houder
absorptie|spectra acht|uren|dag acteer|ervaring acteer|op|leiding actie|thriller adres|informatie
adres|sticker advents|stuk af|dek|lak af|dek|lat af|ghaan af|ris af|stands|kinderen af|val|arm
af|val|inzamelaar aikido|vereniging al|eer alles|beslissend alles|eter all|round|ster al|oud alpen|vereniging
alt|hobo alt|hoorn alt|horen ammoniak|emissie animatie|studio anti|aan|bak|laag anti|christelijke
anti|dump|heffing anti|roos|shampoo anti|slip anti|slip|cursus anti|slip|mat arbeids|ongeval arg|list
arg|listig arg|listigheid argus|ogen asbest|houdend as|emmer as|urn auto|show|rooms auto|sport avond|editie
avond|pauw|oog avond|uur baard|aap baard|wal|vis backs|las|hes bad|inrichting baisse|trans|actie
bajonet|aan|vallen bak|kwaliteit bal|aan|name balans|op|ruiming bal|artiest ballet|uitvoering bama|op|leiding
bamboe|stengel band|recorder band|rem band|reparatie barok|opera bascule|sluiting basen|volg|orde
basis|assumptie basis|educatie basis|eenheid basis|eis basis|elf basis|indeling basis|informatie
basis|scenario basset|horen bastaard|ras bataljons|staf bats|men beat|generatie beat|generation beat|mis
beat|nik bedel|orden bede|vaarts|kerk bede|vaarts|oord bedil|al bed|rand bedrijfs|juriste bedrijfs|leid|ster
bedrijfs|ongeval bed|ritueel bed|rust bed|wateren bed|watert beeldhouw|ster beeld|informatie beeld|instelling
beeld|recorder been|houwers|mes beet|gekregen beet|had beet|hadden beet|hebben beet|hebt beet|heeft
beet|houden beet|registratie bef|lijster begin|investering behuwd|oom bek|af bel|af|spraak berg|af
berg|afwaarts berg|ahorn berg|ijs berg|op berg|opwaarts berg|tijd|rit beroeps|ervaring beroeps|sporter
beroeps|sport bes|heester bes|hulst beste|kamer bestel|advies bestel|autoo|tje bestel|eenheid
bestel|informatie bestel|order beste|moer be|strijk bet|weet|ster beurs|speculatie bid|prent|je bid|prent|jes
bid|uur biecht|hok|je bieten|kroot bij|een|gespaard bij|een|kwam bij|een|kwamen bi|jou bikini|slip
bind|weefsel|cel binnens|huis bioscoop|ervaring bioscoop|hit bioscoop|houder bio|sfeer bio|statistiek bis|jaar
bis|student blad|aal|tjes blauw|ader|kaas blauw|ader|kazen blauw|alg bloed|af|tapping bloed|arm
bloed|instelling bloed|inzameling blok|art blok|uur blus|apparaat blus|apparatuur blus|installatie bobijn|klos
bob|lijn boed|dha|buik|je boed|dha|houding boeg|lul boek|aan|kondiging boekbinders|pers boe|leer|ster
boeren|knul boks|sport boks|ster bol|opper|vlak bom|aan|slag bom|aan|val bom|explosie bom|ijs bom|inslag
bonds|elf|tal boog|arm bos|aan|leg bos|aap bos|ananas bos|anemoon bos|areaal bos|exploitatie bos|strook
bos|uil bos|uit|brei|ding bos|ui bot|af bouw|vak|arbeider boycot|actie brand|stof|leiding brand|stof|lek
brand|weer|auto brand|weer|korps brand|weer|lui brand|weer|man brand|weer|pak brand|weer|rood brand|weer|taak
brand|weer|team brand|weer|vak breed|uit breeuw|ijzer brei|ster broed|ei brom|fiets|ster brood|dronken
brouw|installatie bruids|japon bruids|jonker bruik|leen|gever brul|aap buffer|op|lossing buik|slag|ader
buite|neve|nement buitens|huis bulk|leverancier bul|uit|reiking bus|incident bus|ongeluk bus|ongeval
bus|station bus|strook bus|uit|stap buurt|huis|werk buurt|werkster cabaret|act cel|opper|vlak cel|organel
chauffeurs|pet chi|kwadraat|toets chip|industrie chips|et chips|industrie cholesterol|arm christus|energie
chromo|sfeer circus|act circus|attractie closet|rol|houder cloud|op|slag coca|bladeren cocktail|shaker
coffee|shop coffee|shop|houder coke|smokkel cola|smaak colbert|jas combi|natie|slot competitie|slot
competitie|sport computer|animatie concept|houder conflict|regio consolidatie|slag contracts|termijn
contrast|werking copyright|houder corps|student crisis|operatie cult|hit cultuur|educatie daar|en|boven
daar|tegen|aan daar|tegen|over dag|aan|duiding dag|abonnement dag|accommodatie dag|actief dag|activiteit
dag|aller|heiligen dag|arrangement dag|blad|uit|gever dag|etappe dag|excursie dag|indeling dag|inkomen
dag|inschrijving dag|omzet dag|onder|wijs dag|opbrengst dag|op|name dag|op|vang dag|order dag|pauw|oog dag|uil
dag|uit|stap dak|appartement dak|elementen dak|inspectie dak|isolatie dak|op|bouw dak|opper|vlak
dak|opper|vlakte dak|over|stek dal|uur dans|sport dans|studio da|teer date|rings|methode debet|rente deeg|lap
deel|budget|houder deel|nemers|aan|tal deel|tijd|eis dek|lat dek|licentie dek|zand|rug den|appel derden|beslag
des|activeren design|klassieker des|illusie des|infecteer des|infecteren des|infectering des|infectie
des|inflatie des|informatie des|integratie des|integreert des|integreren des|interesse des|investeerde
des|investeren des|investering des|ondanks des|organisatie des|organiseer des|organiseren detail|informatie
detectie|poort|je dia|chronisch diamant|werker dia|scoop dia|show dicht|geknepen dicht|tapen dieren|kliniek
diesel|elektrisch dik|oor dis|agio dis|junctie districts|chef doctoraal|examen document|houder dog|la
dollar|obligatie dom|oor dom|otica|systeem donor|inseminatie donor|organisatie dons|jas dood|aas dood|af
dood|arm dood|eerlijk dood|eng dood|ergeren dood|erger dood|gebleven dood|geknepen dood|geknuppeld
dood|ongelukkig dood|ongerust dood|onschuldig dood|op dood|ordinaire doods|eskader doods|hoofd|aap|je
doods|prent|je doods|straf|zaak doods|wens dood|zenuw|achtig doop|hef|ster doop|register door|douw|ster
door|gel|inkt doornen|kroning doornen|kroon dop|eier dop|hei doping|lab draag|arm draag|as draag|insigne
draai|ster drie|sterren|kok droog|gewreven droog|gezwierd droog|gezwommen droog|liepen drop|lolly drop|lul
drugs|organisatie drugs|scene drugs|smokkel druk|order duik|ervaring duin|doren duivel|bezweerder duivels|kers
dun|gesneden duw|eenheid dwang|licentie dwars|stang dwerg|eik dwinge|land ebola|slacht|offer
edel|hoog|achtbaar eed|af|legging eeds|af|legging een|gezins|huis eenheids|cel een|klank een|kleurig
eenpersoons|cel ei|generfde eind|beslissing eind|examen|bal eind|examen|klas eind|examen|vak eind|gast|heer
eind|indrukken eind|rang eind|uur eiwit|arm eiwit|houdend elektro|shock elektro|zwak energie|schijf
epi|dia|scoop er|achten er|achter|aan ere|blijk ere|kwestie ere|plicht ere|wraak er|onder|door er|op|aan
er|op|af er|op|na er|tegen|aan ertegen|in er|tegen|op er|tegen|over er|uit|gezien er|uit|zag er|uit|zagen
er|uit|zie er|uit|zien er|uit|ziet er|van|af etens|uur ethyl|alcohol ets|pers etter|gezwel even|nachts|lijn
evolutie|stadium export|heffing export|huis export|trans|actie facet|oog families|age fase|verandering
fazanten|eieren feest|dronken fel|betwist fel|omstreden fel|oranje fenol|op|lossing fiets|ergo|meter
fiets|ongeval fiets|sport fiets|ster fijn|besneden fijn|geknepen fijn|gesneden fijn|gesnipperd fijn|gewreven
fijn|kneep film|editie flap|drol flap|oor flap|uit flens|stuk fluit|register flut|artikel fok|vereniging
fondue|stel foto|shoppen foto|shop functie|rang|orde fusie|stop gade|geslagen gade|slaan gade|slaat gade|sla
gade|sloeg gade|sloegen gage|slagen gal|af|scheiding gal|appel games|industrie garen|klos gas|aan|leg
gas|aan|val gas|activiteiten gas|af|voer|kanaal gas|afzet gas|apparatuur gas|exploratie gas|explosie
gas|export gas|exporteur gas|industrie gas|inkom|sten gas|installatie ga|slaan ga|sla gas|opbrengst
gas|op|slag gas|station gas|sterilisatie gast|heer|cel gast|huis|non gas|uit|laat gebieds|indeling
gebits|element ge|djakt ge|djorkt geflit|sten ge|fnuikt gegevens|pak|huis gegevens|uit|vraag geld|aristocratie
geld|injectie geld|instelling geld|inzameling gelegenheids|stuk gelegenheids|team gelet|rui|drager
gelijk|gebleven gelijk|geknipt gelijk|knippen gel|inkt geloofs|prediker geluid|arm geluids|studio geluks|ster
gemot|regend gen|af|wijking geper|oreerd geper|sten ge|plozen geschied|rollen ge|schmier ge|schmierd
ge|schminkten ge|schminkt ge|schnabbeld ge|shredderd gesplit|sten gesp|riem ge|squasht ges|tie getoet|sten
ge|uit gevechts|ervaring gevel|impregnatie gevel|isolatie gevel|opper|vlak gevel|ornament gevoelloos|making
gevolg|aan|duidend gewas|stadium gewed|ijverd geweld|instructie gewelds|spectrum gewelds|spiraal gewen|sten
gewicht|hef gewicht|heffen gewicht|heffer gewicht|hef|ster gewichts|her|stel gezags|structuur gezelschaps|spel
gezins|helpster gezins|her|eniger gezins|her|eniging gierig|aard gif|aan|val gif|angel glad|af glad|gewreven
glas|aal glas|areaal glas|opper|vlak glas|sponning glas|wol|isolatie god|alle|machtig gods|ervaring
gods|kinderen goed|nieuws|show gok|activiteiten gok|automaten|hal gok|industrie gold|rush goog|el
goud|amalgaam goud|delver goud|eerlijk goud|erts goud|omrand goud|oog goud|renet goud|reserve graf|delver
grap|hic gras|aap grens|schending grind|weg groei|scenario groeps|leid|ster groeps|sprint grond|exploitatie
grond|ijs grond|operatie grond|roerder grond|water|peil grond|wet|campagne groot|handels|tak groot|hertog|dom
groot|hoek|lens gulzig|aard gummi|knuppel gymnastiek|les gym|vereniging haag|eik haarnet|je haart|rend
half|dronken hals|juk hals|slag|ader halve|dag|op|vang ham|mond|orgel hand|af|druk hand|doek|rek hand|eg
handels|editie handels|stadium handen|arbeid|les hand|gesneden hand|rem hand|werk|blad hand|werk|les
hand|werks|lieden hand|werks|lui hand|werks|man hand|werkster hang|oor|tafel hang|oor hang|op hard|drugs|scene
hard|drug hard|op hard|rock|band hard|rock hard|rocker hard|rot harent|halve har|tent|wee hart|heel|kunde
haven|werk|nemer heen|gesneld heen|gevloden hef|inrichting heil|dronken hemel|as hennep|zaad|olie
he|rauts|staf her|denkings|mis her|denkings|teken here|miet her|enen her|enigd her|enigen her|eniging her|enig
here|valuatie her|ijk herindelings|plan her|kerstening her|mes|staf her|onder|handeld her|onder|handelen
her|onder|zoek her|ont|dek her|ont|dekken her|ont|dekking her|ont|dekt her|ont|werp her|ont|wikkeld
her|ont|wikkelen her|ont|wikkeling her|ont|wikkelt her|ont|worpen her|op her|op|bloei her|op|bouwen
her|op|bouw her|opend her|openen her|opening her|open her|operatie her|op|ge|bouwd her|op|gericht
her|op|gestart her|op|gevoed her|op|levend her|op|leven her|op|leving her|op|name her|op|richten
her|op|richting her|op|standing her|op|start her|op|starten her|op|treden her|op|voeden her|op|voeding
her|opvoering her|ordend her|ordenen her|ordening her|organisatie her|organiseren her|overd her|overen
her|over her|over|weeg her|over|wegen her|over|weging her|over|wogen her|over|woog herrie|schop|ster
hersen|emigratie hersen|slag|ader her|stel|operatie hier|tegen|over hindernis|loop hip|hop hip|hop|formatie
hip|hop|nummer hip|hopper hip|hop|scene hockeyslet|je hockey|ster hockey|vereniging hoek|erker hoek|lens
hoender|eieren hoep|hout hof|ambt hof|architect hof|intrige hof|leverancier hof|rij|tuig hoge|druk|reiniger
home|shopping honden|drol honder|dacht|jarig honderd|eenjarig honder|delf|jarig honderd|uit honds|peterselie
honig|raat honing|raat hoofd|act hoofd|as hoofd|gast|heer hoofd|ingeland hoofd|inspectie hoofd|officieren
hoofd|op|zichter hoofd|slag|ader hoofd|water|gang hoofd|wet hoog|aars hoog|aarzen hoog|actief hoog|altaar
hoog|edel|achtbaar hoog|eer|waard hoog|energetisch hoog|ge|rechts|hof hoog|glans|lak hoog|leraars|ambt
hoog|leraars|post hoog|leraren|korps hoog|op|ge|lopen hoog|oven|gas hoog|oven|slakken hoog|radio|actief
hoog|ren|de|ren|de hoog|rentend hoog|uit hop|akker hop|la hop|land hop|lieden hop|oogst hop|rank
hotel|employee hotel|industrie hout|aan|kap hout|gesneden hout|hakkers|hemd huid|infectie huid|irritatie
huid|opper|vlak huid|reactie huishoudent|je huis|houd|rol huis|stof|mijt huis|vuil|op|haling huis|werk|klas
huis|werk|les hulde|blijken hulp|programma hunnent|halve ijs|speedway ijs|sport ijs|sport|centrum
imam|op|leiding immigratie|stop import|heffing in|acceptabel in|accessibel in|accuraat in|achtname
in|achtneming in|actief in|actieven in|actiever in|activatie in|activeerde in|activeren in|activiteit
in|adequaat in|auguraal in|auguratie|rede in|auguratie in|augureel in|augureert in|augureren inbrekers|pad
incest|ervaring index|aan|passing index|optie indicatie|steller in|een|gedoken in|een|gedrongen
in|een|gefrommeld in|een|gekrompen in|een|geschoven in|een|gesmolten in|een|gestrengeld in|een|gevlochten
in|een|kromp in|een|krompen in|een|schrompelen in|een|sloeg in|een|sloegen in|een|strengelen in|eenzet
in|effectief in|effectiviteit in|elastisch in|enten in|entings|bewijs in|enting in|ent in|ertie in|exact
info|grap|hic informatie|stop infra|rood|op|namen infra|rood|opnames ingangs|examen ingenieurs|examen
ingenieurs|korps inkijk|operatie in|kjet|printer in|klaarder in|klom in|klommen in|klonk in|klonken
inkomens|effect inkomens|eis inkomens|schijf inkomst|hal inkoop|actie inkoop|afdeling inkoop|order
inkoop|vereniging in|kromp in|krompen in|kroop in|kropen in|krozen in|krozing in|kruipsel inkt|cart|ridge
inkt|jet in|kwam in|kwamen inloop|huizen in|oculatie in|officieel in|operabel in|opportuun internet|adres
in|undatie in|undeert in|underen investerings|stop invul|instructie invul|oefening iteratie|stap jacht|eskader
jacht|recht|houder jacht|revieren ja|knikken ja|knikker|tje ja|knikker jan|klaassen|spel jazz|lief|hebber
jeugd|atelier jeugd|drum|band jeugd|elf|tal jeugd|ervaring jeugd|indrukken jeugd|inrichting jeugd|instelling
jeugd|werkster jeugd|wet jeugd|zorg|aan|bod jong|leerder jong|leren judo|vereniging kaard|wol kaats|sport
kabinets|stuk kalfs|schenkel kalfs|schijf kamer|indeling kampeer|ster kamp|leid|ster kandidaats|examen
kano|vereniging kans|heb|ster kant|werk|huis kant|werkster karate|slag kas|administratie kas|af|dracht
kas|obligatie kas|op|name kastie|spel kas|uit|gave kat|aal kat|ion katoen|zaad|olie kat|oog katten|darmen
kat|uil kavel|indeling kegel|as kemp|haan kennis|instelling kennis|intensief kennis|maakt kennis|maken
kennis|makings|les kennis|making ken|object kermis|attractie kern|beslissing kern|ongeval kern|ploeg|lid
kerst|hit keten|organisatie ketting|raderen ketting|rad ketting|reactie ketting|rook|ster kieviets|eieren
kievits|eieren kijk|ervaring kijk|tijd|aan|deel kinder|dag|op|vang kinder|ledikant|je kindervers|je
kinds|kinderen klaar|gekregen klant|organisatie klauw|aap klei|delven klein|gekregen klein|gesneden
klep|af|sluiter klimaat|drammer klim|op klim|tijd|rit klok|uur kloot|hannesen kluts|eieren kneed|installatie
knijp|rem knip|oog knoert|hard knof|look|pad knof|look|sausen knof|look|teen koe|melk|eiwit koepok|in|enting
koffie|dronken koffie|shop koffie|shop|houder kogel|as kolf|fles kom|aan kom|af komedie|speelster
koop|beslissing koper|vitriool kop|loopster koppel|tijd|rit korps|chef kort|aan|gebonden kor|tel|as
kosten|delers|norm kostuum|naai|ster kracht|honken krak|eend krans|slag|ader kroon|slag|ader krop|aar
krop|gezwel krot|op|ruiming kruit|horen kruit|huis kruk|as kunst|educatie kunst|expositie kunst|historisch
kunst|humaniora kunst|schaats|ster kunst|theoretisch kurken|geld kust|regio kust|wacht|taak kut|hoer
kut|hoeren kwab|aal kwaliteits|meting kwaliteits|team kwartel|eieren kwis|show laag|land|baan
laag|radio|actief laag|ren|de|ren|de laag|rentend lactatie|stadium lams|schenkel land|bouw|alaam
land|bouw|areaal land|bouw|ster land|ijs landings|strip land|inwaarts land|mijn|akkoord land|ontginning
land|opper|vlak land|roof|dier land|rotten land|rot lands|kinderen land|weer|man land|weren land|wet
lange|af|stands|pad lang|lauf|ski lang|oor lang|uit las|aggregaat las|apparaat las|apparatuur las|oog last|rem
leb|aal leb|lam leden|werf|actie leeg|at leeg|aten leeg|dronken leeg|dronk leeg|eet leeg|liep leeg|liepen
leeg|loop|tijd leer|element leer|ervaring leerling|aan|tal lees|ervaring leg|orders lelijk|aard
les|activiteiten les|indeling les|inhoud les|onder|werp les|op|bouw les|op|dracht les|opzet les|uit|val
les|uur levens|elixer levens|ervaring levens|instelling levens|kunstenaar levens|loop|pot levens|scenario
levens|stadium levens|uiting lichaams|slag|ader lichtnet|adapter licht|reflectie liefde|blijken
liefdes|ervaring lievelings|juf lijf|rente|kas lijf|rente|premie lijst|trekster lik|doren links|mens
linnen|naai|ster lino|snede lip|lappen lip|lap lob|oor lof|liederen lof|uiting logement|houder log|lijn
lok|aas lom|bard|rente lompen|koop|lieden long|slag|ader lood|accu lood|arm lood|erts loon|evolutie
loop|ervaring los|gekregen los|gesneden los|gewrongen losjes|weg los|slaat los|stond lotus|eter
lucht|bel|economie lucht|eskader lucht|pers|pomp lucht|rem lucht|weg|infectie luid|op luister|ervaring
lunch|uur lust|hoven maag|elixer maag|operatie maag|resectie maak|loon|werker maan|dag|avond maan|dag|ochtend
maand|wedden maar|schalks|staf magneet|rem mandaat|houder man|da|teer man|dril man|gaan|knol man|uur
markt|economisch markt|evolutie markt|her|vorming markt|huur|niveau mars|liederen mars|tenue massa|sport
matten|trans|port maximum|aan|tal maximum|dag|loon mazelen|epidemie mede|bestuurs|lid mede|blogger
mede|christen mede|kop|loper mede|oprichtster mede|werkers|korps mede|werk|nemer media|spek|takel media|ster
meerpersoons|cel mee|slepender mee|slependere mee|slepends mee|slependst mee|slependste meg|ohm mei|doren
meisjes|baby meisjes|gek meisjes|ogen meisjes|team meld|installatie melisse|bladeren melk|leverancier
melk|leverantie menig|een meniscus|operatie mes|snede mest|hoender methyl|alcohol micro|sfeer middel|evenredig
midden|as midden|door midden|evenredig migratie|stop mijnent|halve mijn|werkers|lamp mild|ironisch
milieu|kwaliteit milieu|schandaal milieu|specialist milieu|station milieu|strategie milieu|toe|slag
minimum|aan|tal minimum|eis minimum|uitkering mis|informatie mis|intentie mis|interpretatie mi|speer mis|slaat
mis|stond mode|ont|werper mode|ont|werpster mode|snuf|je moeder|dag|actie moeders|kinderen moeras|spirea
molen|as mono|chromatisch mono|chroom morgen|krieken moskee|vereniging moslim|inwoner mot|echt motor|ongeluk
motor|ongeval mot|regenen mot|regen muskus|os mutatie|stop naai|ster nacht|pauw|oog nadar|af|sluiting
najaars|op|ruiming na|middag|uur narcis|mijt nart|hex na|snede na|trans|port natrium|arm natrium|per|oxide
natuur|educatie natuur|ervaring navigatie|knop nazi|slacht|offer neer|slag|reactie nep|account nep|agent
nep|antiek nest|eieren net|werk|aan|bieder net|werk|adres net|werk|locatie net|werk|omgeving net|werk|optie
neuring|lijn nier|slag|ader nieuwe|leden|avond nieuws|jaars|dag nieuws|server nokken|as nok|lijn nood|enting
nood|gedwongen nood|installatie nood|operatie nood|rem nood|reparatie nood|weer|exces noord|noord|oost
noord|noord|oosten noord|noord|west noord|oosten|wind noord|westen|wind noord|west|hoek noord|west|kust
nor|adrenaline notaris|ambt nul|operatie nul|optie ochtend|editie ochtend|erectie oer|element oer|ervaring
omber|kleurig ombouw|operatie omgevings|plan omhoog|lopen omvangs|meting omzet|indicatie onders|hands
ongeluks|kinderen online|shoppen online|shopping onte|recht on|tevreden on|tevredenen on|tevredenheid
ont|kerstenen ont|kerstening ont|vang|antenne ont|vangst|hal ont|welt ont|wel ont|werp|programma
ont|werp|resolutie onzent|halve oog|lap oog|lens oog|operatie oog|opper|vlak oog|op|slag oorlogs|ervaring
oorlogs|kerk|hoven oost|noord|oost oost|noord|oosten oost|zuid|oost oost|zuid|oosten opbrengst|huis
op|dracht|houder op|een|dringen op|een|klemmen open|bleven open|gebleven open|gesneden op|hing op|pas|ster
opper|klederen op|roer|kraai|ster optie|trans|actie orde|klederen order|intake ouderen|toe|slag oud|oom
over|een|kwam over|een|kwamen over|enthousiast overgangs|stadium overheids|lening overheids|stuk
ozon|aan|tastend ozon|arm paard|rijdster paard|rij|les paas|eieren pacht|hoeven pacht|hof pacht|hoven pak|aan
pak|ijs palm|paas|stok pan|islamisme para|psychologie para|psycholoog paria|status pas|ja pas|poort|houder
passagiers|aan|tal passement|werker passie|spel pas|strook patent|houder pauw|oog pelikanen|eieren penis|nijd
per|oratie per|oreerde per|oreren per|oxide perron|op|zichter personeels|stop pers|presentatie
piano|kwartetten piek|ervaring pijp|hoer pin|aarde pin|apparaat pin|automaat pin|yin pioniers|stadium
piraten|editie plak|prent|jes pla|neer|hamer plantage|slaven plastic|industrie plat|af platina|zwarte plat|uit
pleng|offer ploegen|tijd|rit pocket|editie podium|act podium|instelling poets|ster pokken|epidemie
pols|slag|ader pool|expeditie pop|act pop|art pop|artiest pop|encyclopedie pop|historie pop|hit pop|idool
pop|industrie pop|lief|hebber poppen|kleertjes post|bus|adres post|electoraal post|historisch post|hypnotisch
post|registratie post|traumatisch pot|as pot|remise po|weren prak|tijk|ervaring prak|tijk|examen prak|tijk|les
pre|cedent|werking predik|ambten pre|psychotisch present|exemplaar present|je pret|oog|jes pre|toren
prijs|statistiek prijs|stunter principe|kwestie procedure|kwestie proces|informatie proces|operator
productie|stadium productie|stop proef|regio prof|afdeling prof|avontuur prof|licentie prof|liga
prof|loop|baan prof|renner prof|ronde program|akkoord prut|oog put|optie put|rad put|raderen qua|dra|fonisch
qua|drage|sima qua|dril|leer quo|teer raads|mede|werker raap|zaad|olie radar|echo radar|installatie radio|ster
radio|studio radio|zend|amateur raf|actie raket|installatie rally|sport rand|animatie rand|informatie
rang|orden rang|ordening rang|orde ras|artiest ras|indeling ras|instinct ras|sprinter ratten|kruit
reality|show recht|door rechter|rij|strook rechts|her|stel rechts|sfeer rechts|student reclame|slag|zin
record|aan|tal record|omzet record|opbrengst record|oplage record|race record|resultaat recreatie|sport
redenaars|talent regerings|niveau regerings|partner regiments|staf reis|ervaring reizigers|aan|tal
rem|inrichting rem|installatie rendements|eis rente|beslissing repe|tent research|afdeling rete|slim
rete|slimme retour|enveloppe retour|envelop reuzen|mieren|eter revue|ster rib|lap ricinus|olie riet|er
rijks|scepter rijks|straat|weg ring|agenda rit|registratie robot|arm roei|ster rol|aap rol|schaats|ster
rond|om rood|omrand rood|oog rotatie|snelheid rot|humeur rot|op|merking rouw|advertentie rouw|klederen
rug|operatie ruig|aard rui|tent|wee ruiter|equipe rul|ijs run|kleurig salaris|indicatie salon|ameublement
satans|kinderen schaats|sport schaats|ster scha|lieg|as scha|lieg|as|boren scha|lieg|as|boring schel|vis|oog
schep|ijs schep|raderen schep|rad schijf|rem schijt|huis schilder|email schild|pad|eieren schimp|liederen
schok|absorberend schooi|ster school|editie school|gebleven schoon|gewreven schouder|gewricht schrap|ijzer
schrik|reactie schrok|op schuld|erkenning seks|ont|hullingen seks|shop seks|werker selderij|stengels
sext|akkoord short|tracker short|track|ster short|track sigaren|as sikkel|cel|anemie skie|ster slaap|dronken
slacht|offer|rol slag|aderlijk slag|ader slag|arm slag|werk|les slan|gaan|sluiting slecht|horenden slee|doren
slemp|hout sleutel|etuis slijtage|slagen slik|lap slik|loodsen slinger|as slok|op slot|act slot|hoofd|stuk
slot|mede|klinker smaak|ervaring smoor|dronken snelheids|meting snood|aard snot|aap sonar|installatie
sorbet|ijs sounds|cape spa|ghetti|vreter spat|aderen speed|boot|racen speed|boot|race speel|goed|aap
speel|goed|auto spek|lap spek|zwoord spelden|geld spe|lot|heek sper|actie spionage|thriller spiritus|stel
spits|strook split|rok spoed|operatie sponsor|actie spoor|weg|arbeider spoor|weg|ongeval sport|afdeling
sport|hal sport|op|leiding sport|organisatie sport|vereniging sport|vis|akte spring|aal spring|lat
spring|ruiter|team spuug|lelijk spuug|lok staats|her|vorming staatsie|klederen staats|spoor|weg stads|mens
stads|platte|grond stads|rond|rit stads|werk|lui stads|werk|man staf|officier staf|over|leg staken|as
standaard|drager standaard|eis standaard|gezin standaard|model standaard|optie standaard|pakket
standaard|prijs stand|yoghurt status|informatie steen|kool|ader stelp|hoeve ster|allures ster|appel
stereo|scoop stik|stof|oxides stil|aan stiptheids|actie stoep|hoer stoet|haspel stof|explosie stok|oud
stom|dronken stop|lap stop|order straat|hoek|werk straat|hoek|werker straat|hoer straf|exercitie
straf|inrichting strand|tent|houder stres|skippen stres|skip strijd|ros strijk|kwartetten strijk|kwintet
strip|act striptease|show struis|vogel|ei stuk|gesmeten stuk|gesneden stuk|liep stuk|liepen sub|afdeling
sub|amendement sub|arctisch sub|atlanticum sub|atomair sub|eenheid sub|eigenschap sub|orbitale sub|ordi|natie
sub|ordineerde sub|ordineren sub|regionaal sub|regio sub|route sub|rubriek sub|urbaan sub|urbanisatie
succes|story super|universum syn|ergie|voor|deel synode|besluiten tae|kwondo|ka tafel|tennis|sport
tafel|tennis|ster tand|arts|polis tand|email tand|mede|klinker tand|rad|baan tand|raderen tand|rad|spoor
tand|rad tand|wal|vis tanga|slip tan|gram tap|as taxfree|shop teen|koot|je tekst|editie tel|apparaat
telecom|operator telers|vereniging tele|shoppen tele|shopper tele|shopping televisie|ster televisie|studio
ten|einde ten|hemel|op|neming tennis|speelster tennis|sport tennis|ster tering|lijder tering|lijd|ster
terug|bel|af|spraak te|sla thee|beschuit|je thee|beschuit|jes thuis|bleven thuis|gebleven thuis|gekregen
thuis|naai|ster tien|uren|dag tie|wrap tijd|interval tijd|invariant tijd|registratie tijds|indeling tin|ader
tin|as tin|erts toe|schouw|ster toe|tredings|eis toe|zicht|houdend toe|zicht|houder toilet|rol|houder tol|unie
toneel|ervaring top|acteur top|act top|adviseur top|amusement top|artiest top|as top|atletiek top|attractie
top|economen top|econoom top|ervaring top|evenement top|hit top|hockey top|hol|ding top|industrieel
top|inkomen top|liga top|locatie top|orgaan top|over|leg top|regio top|sport|hal tor|instinct tornooi|spel
totaal|op|lossing tour|etappe trans|actie|som transit|hal trans|mutatie|klas trans|piratie|geur trap|as
trein|ongeval treiter|vlogger trek|oog trek|os trend|analyse treur|es trip|hop tucht|huis tucht|huizen
tuig|vlogger turn|vereniging tussene|valuatie tut|hola uit|een|geslagen uiten|treuren uitt|oog uit|val|arm
uit|vlag|operatie ultra|snel uranium|erts urine|weg|infectie uurs|structuur vaar|ervaring vaat|gezwel
vaccine|dwang vader|imago vadsig|aard vak|bekwaam vak|bekwaamheid vak|idioot vak|informatie vak|inhoudelijk
vak|inhoud vak|onder|wijs vak|orgaan val|abel vals|spelen van|achter van|een van|een|gereten
van|een|gescheiden van|een|gescheurd van|een|rijt van|een|scheiden van|een|scheidt van|een|scheuren
van|kracht|wording van|onder vaste|land vaste|lander vee|markt|hal veertig|uren|week veiligheids|eis
veiligheids|hek veiligheids|hes veiligheids|huis veiligheids|korps veiligheids|lek veiligheids|man
veiligheids|pal veiligheids|pin veiligheids|plan veiligheids|slot veiligheids|stop veiligheids|team
veld|rijdster veld|uil veld|werk|gegevens velg|rem verbeterings|plan ver|bloos ver|blozen verbods|wet|geving
verbruik|lening veren|dek veren|kleed veren|pak veren|tooi verf|rest verf|roller verf|rol verkeers|educatie
verkeers|ongeval veroveraar|ster verrassings|menu vers|as ver|sjteerd ver|sjteren vers|kunst vers|leer
ver|slijk ver|slijken vers|maat vers|product vers|snede vers|techniek ver|stel|naai|ster ver|strijk
vers|winkel vertel|instantie vertel|uur|tje ver|trek|uur ver|volg|order vet|arm vet|huis|houding vet|oog
vet|op|los|baar vet|op|name vet|op|slag vet|reserve vier|el vier|els vie|wen vijf|en vijf|en|half
vijf|en|halve vilt|hoeden virus|besmetting virus|infectie virus|isolatie virus|scanner vis|aan|voer vis|aas
vis|af|slag vis|af|val vis|angel vis|ei|tjes vis|industrie vis|oog|lens vis|recht|heb|bende vis|spaan
vis|stand|beheer vis|stek vis|stick visum|aan|vrager vlag|instructie vlag|officieren vlak|af vlas|spinster
vlas|stengel vlei|ster vlieg|as vlieg|ongeluk vlieg|tuig|eskader vlieg|tuig|ongeluk vlieg|tuig|ongeval
vlieg|tuig|romp vlieg|uur vloot|eskader vocht|houdend vocht|op|hoping vocht|regulerend vocht|weger
voet|bal|elf|tal voet|rem vogel|gekwetter vol|automatisch volks|editie volks|etymologie volks|jury|lid
volks|op|loop volks|opruier volks|sport vol|macht|hebber vol|op vol|tijd|onder|wijs vol|tijd|op|leiding
vol|uit volume|knop voor|al|eer voor|al|eerst voors|hands voor|tand|wiel voor|toneel voort|redeneren
vormings|leid|ster vos|aap vraag|afhankelijk vraag|al vreugde|dronken vrij|spelen vrij|ster vrijwilligers|wet
vroeg|oud vroeg|renaissance vrouwen|kleren vuilnis|auto vuilnis|emmer vuilnis|op|haler vuilniszak|ring
vuil|werk|toe|slag waan|zin|aria waar|nemings|post waar|tegen|over wagen|as walrus|snor wal|vis|achtig
wal|vis|achtigen wan|klank wan|klinkend wan|orde wan|ordelijk wan|ordelijkheid wapen|aan|koop wapen|akkoord
wapen|trans|actie wapen|trans|port warmte|trans|port was|actief was|af|druk was|apparatuur was|inrichting
was|installatie was|ster water|element water|equivalent water|kring|loop water|op|los|baar water|reserves
waters|kie|ster water|stof|auto water|stof|lijn wed|ijver wed|ijveren wed|ren wed|strijd|rijder
wed|strijd|roeien weed|as week|end|bijlage week|end|huwelijk week|end|retour weg|aan|duiding weg|aan|leg
weg|atletiek weg|ebben weg|ge|schminkt weg|onder|houd weg|op|zichter wegzend|officier wel|aan wel|edel
wel|edel|achtbaar wel|edel|geboren wel|edel|geleerd wel|edel|gestreng wel|eens wel|eer wel|eer|waard wel|ijzer
wel|ingelicht wel|omlijnd wel|omschreven wel|op|ge|voed wel|over|wogen welzijns|werkster wereld|act
wereld|economisch wereld|record|race wereld|record|tijd wereld|reputatie wereld|revolutie wereld|top|spelers
wereld|uur|record wereld|wijf wereld|wonderen werk|ervaring werk|indeling werk|last|meting werk|lozen|kas
werk|neem|ster werk|onbekwaam werk|ongeval west|noord|west wet|houdster wets|her|ziening wets|schennis
wets|termen wezens|ken|merk wijd|uit wijk|actie|plan wijn|gaard|rank wild|water|baan wild|water|kanode
wils|bekwaam wils|onbekwaam wind|as wind|ei winst|der|vingen wiskunde|knobbel wissel|expositie wit|oog
wit|was|operatie woestijn|ervaring wol|aap wolfs|melk|achtig wol|industrie wond|infectie woning|delers|norm
woning|renovatie woord|arm woord|associatie woord|volg|orden woord|web worg|engel woud|aap xenon|boog|lamp
zaak|register zak|agenda zak|almanak zak|editie zak|etui zak|uit|gave zak|uur|werk zand|aal zand|oog|je
zand|win|locatie zand|win|plas zand|win|put zaterdag|editie zee|ster zelf|bedwang zelf|evaluatie
zelf|ingenomen zelf|moord|actie zelf|reflectie zelf|registrerend zelf|regulerend zelf|relativering
zelf|replicatie zelf|respect zen|boed|dhisme zen|boed|dhist zend|installatie zend|uur zenuw|inrichting
zenuw|instorting zenuw|inzinking zes|jaren|plan zes|uur|journaal zet|angel zet|dwang zet|instructie
zicht|houder zieken|gast|huis zieken|geld zieken|op|pas|ster zien|der|ogen zins|melodie zins|structuur
zins|volg|orde zit|element zit|uur zomer|editie zon|aanbidster zon|dag|afdeling zon|dag|amateur zon|dag|avond
zon|dag|editie zon|dag|ochtend zon|dag|rust zondags|editie zondags|kinderen zond|offer zon|eclipsen
zon|over|goten zoog|lammeren zorg|advies|team zorg|eenheid zorg|instantie zorg|instelling zorg|leerling
zorg|regio zot|huis zout|huis|houding zuid|ingang zuid|oosten|wind zuid|oost|hoek zuid|oost|kant
zuid|oost|kust zuid|west|hoek zuid|zuid|oost zuid|zuid|oosten zuig|lammeren zuur|stof|arm zuur|stok|roze
zwaard|wal|vis zwart|geld|affaire zwem|abonnementen zwem|inrichting
`

/** The words of the rules, and words that only the dictionary cuts right: for the words of a sentence, on the server. */
export const speechWordList: WordList = new Map([...readWordList(cutWords), ...knownWords])
