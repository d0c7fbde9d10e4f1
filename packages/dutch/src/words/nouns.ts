/** Dutch nouns and other words by which compounds are recognised, in the notation of read.ts. */
export const NOUNS = `
# nouns
aai aanbod aap aard aarde aarzel acht actie actrice adel adelaar adem ader adres advocaat afdeling afgod
agent akker akte alarm album alcohol alinea amandel ambacht ambtenaar ander angst anijs anker ansicht appel
april arend artikel arts asiel atlas atoom augurk august auto avontuur azijn baai baal baan baard baars baas
baat bad bagage bak baken bakker bal balk balkon ballon banaan band bank bar barst bas basis batterij bazin
bed bedek bedoel bedrieg bedrijf beef beek beeld been beer beest begeleid begin beginsel behandel beitel bek
beker bel belang belasting beledig beleef beleg beloon bende benzine bereid berg bericht berk beroep bes
bescherm besluit besteed bestek bestel bestuur betaal beton beuk beurs beurt bever bevestig beving bewaar
beweeg bewijs bewonder bezem bezig bezit bezoek bezwaar bid bieb bier bies biet big bij bijl bijt bil
biljart bind binnen biscuit bisschop blaar blaas blad blader blauwtje blijf blik bliksem blink bloed bloei
bloem bloes blok boa bocht bodem boef boeg boei boek boel boen boer boete boezem bof bok bol bom bond
boodschap boog boom boon boor boord boot bord borst borstel bos bot boter bout bouw braad braam brand breek
brei brein breng brief bries bril broccoli broche broed broeder broek broer brok brommer bron brood brug
bruid bui buidel buik buil buis buit bulder bult bundel bunker burcht bureau burger bus buur buurt cactus
cadeau cake camera carnaval cavia ceder cel cement cent centrum chef chocolade cijfer circus cirkel citroen
clown club code collega commando computer concert conflict contact contract controle crimineel crisis
cultuur cursus dader dag dak dal dam dame damp dans das datum dauw deeg deel degel dek deken dekking deksel
denk deugd deuk deur deze dief dien dienaar dienst dier dijk ding diploma disco distel dochter doe doek doel
doen dok dokter dolfijn domein donder doop doorn doos dop dorp dorpel dorst dosis douche dove dozijn draad
draag draai draak draf drank drempel dresseur dreun drie drieling drift drijf drink droom drop druif druppel
duel duif duik duikel duim duin duit duivel duizend durf duw dwaas dweil dwerg dwing echo ede edel eekhoorn
eend eet eeuw egel eigenaar eik eikel eiland eind einde eindig eis ekster eland elastiek elf elleboog emmer
energie engel engelen enig envelop erf ernst erwt etage eten etiket examen ezel faal fabel fabriek fakkel
familie fanfare fee feest feit fiets figuur file film filter finale flank flap flat fles flessen flits
fluister fluit folder fonds fontein foto fotograaf framboos front fruit functie fust gaan gaap galg galop
gang gans garage garen garnaal gas gast gat gebaar gebak gebed gebied gebit gebouw gebrek gedacht gedicht
geef geest gehoor geit geld geloof geluid geluk gemaal gemak gemeente genees generaal genie gerecht
gereedschap gerst geschenk gesprek getal geur gevaar gevecht gevel gevolg geweer gewest geweten gewicht
gezag gezicht gezin gids giet gif gil giraf gist gitaar glans glas gloei god gok golf gom goochel gooi
gordel gordijn gorilla goud graad graaf graan gracht graf gram grap gras greep grens griep grijns groei
groente groep groet grond grot gruis gulden gum gunst haai haak haal haan haar haard haas haast haat hagedis
hagel hak hal halm hals halte ham hamer hand handel hang hap haring hark harnas hars hart haven haver havik
heb heden heer heg heide heil hek heks hel held helft helikopter helm help hemd hemel hengel hengst herder
herfst herhaal herinner hernia hert hertog heup heuvel hiel hinder hitte hobbel hoed hoef hoek hoen hoepel
hoest hof hok hommel hond honderd honger honing hoofd hoogte hooi hoop hoor hoorn horde horizon horloge
hotel houd hout huid huil huis hulp hulst humor huppel hut huur huwelijk hyena idee ieder ijs ijver ijzel
ijzer inkt insect instrument jaag jaar jacht jager jas jeugd jeuk joker jongen juf juich jurk jury juweel
kaak kaap kaars kaart kaas kabaal kabel kabouter kachel kade kader kakkerlak kalender kalf kalk kalkoen kam
kameel kamer kamp kampioen kan kanaal kanarie kandelaar kaneel kanker kanon kans kant kantine kantoor kap
kapel kaper kapitein kapper kar karakter karavaan karbonade karper karton karwei kas kassa kast kastanje
kasteel kat kater kathedraal katoen kauw keek keer kegel kei keizer kelder kelk kelner ken kerel kerk kermis
kern kers kerst ketel ketting keuken keus kever kiem kies kiezel kijk kikker kim kin kind kiosk kip kist kit
klaag klacht klad klank klap klas klauw klaver klavier kleding kleed klei klem kleur kleuter klier klik klim
klimaat klimop klip klok klomp klont kloof klooster klop kluif kluis kluwen knaag knaap knal knecht kneed
kneuzing knie knikker knip knobbel knoei knol knoop knop knot knuffel koe koek koekoek koerier koers koets
koffer koffie kogel kok kokos kolen kolom kom komedie komeet komkommer komma konijn koning kooi kool koop
koor koord koorts kop koper koppel kor koraal koren korf korrel korst kost kosten kostuum kotter kou kous
kraag kraai kraal kraam kraan krab kracht krans krant krat krater kreeft kreet kreun krib kriebel krijg
krijger krijt kring kristal kroeg kroket kroon kruid kruier kruik kruimel kruin kruip kruis kruk krul kubus
kudde kuif kuiken kuil kuip kuit kunst kurk kus kussen kust kuur kwaal kwade kwal kwart kwartier kwast
kwestie laan laars laatst lach lade lader lading laken lam lamp land lantaarn larf las last later latten
lawaai lawine leden leder leed leef leem leen leer lees leeuw leg leger leid leider lek lelie lengte lens
lente lepel leraar les letsel letter leugen leuning leven lever lezer lichaam lid lied liefde lieg lift lig
lijf lijm lijn lijst lik limonade linde liniaal lip lis list liter lobbes loep lof logeer logger lok lokaal
loket long lont lood loof loon loop loot los lot lucht lucifer luik luis luister luit luk lunch lust luxe
maag maagd maai maak maal maan maand maat machine macht mag magazijn magneet mais makelaar mammoet man mand
manege manier mantel map marine markt marmelade marmer mars masker massa mast matras matroos medaille mede
medicijn meel meen meer mees meester meeuw meid meisje meld melk meloen meng mengsel menigte mens merel merg
merk mes messen mest metaal meter meubel middel midden mier mijl mijn miljoen minder minister minuut mist
modder model moed moeder moer moeras moes moet mol molen moment mond monnik monster moord mop morgen mos
mossel motor mouw mug muil muis munt museum muts muur muziek naad naaf naai naald naam nacht nachtegaal
nader nagel narcis natuur navel neder neef neem negen neger nek netel neus nevel nicht nier nies nijd noem
nood noord noot norm nota november nul nummer oceaan ochtend oefen oester oever offer olie olijf oma omelet
omroep onderhandel onderzoek onkruid ontbijt ontdek ontmoet ontsnap ontspan ontvang ontwerp ontwikkel onweer
oog oogst ooievaar oom oor oord oost opa opera opgave optocht orde orgel orkaan orkest otter ouder outfit
oven overleef paal paar paard pad pak pakket paleis palm pan pand panda paneel paniek panter pantoffel pap
papa papier paprika parade paraplu parel park parket partij pas pasta pastoor patat patroon paus pauw pauze
pech pedaal peddel peen peer pees peil pek pekel pelgrim pels pen penning peper perk pers persoon perzik
pest pet peter peuter piano piek pier pijl pijler pijn pijp pil piloot pink pion piraat pit plaag plaat
plaats plafond plak plan planeet plank plant plas plassen plastic plateau plein pleister plek plezier plicht
ploeg plooi pluim plunder plunje poedel poeder poel poes poets polder politie pols pomp pond pony poog poort
poos poot pop portaal portemonnee portie portier portret post pot potlood praal praat pracht predikant preek
prei premie president pret priester prijs prik prins probeer proef professor provincie proza pruik pruim
puber publiek pudding puist punt pupil put puzzel raad raadsel raaf raam raap radijs ram ramp rand rapport
ras rat ravijn razernij recept rede reden ree reeks reep regeer regel regeling regen regent regering reiger
reis rek reken rem republiek rest restaurant reuk reus reuzel revolver rib ridder riem riet rij rijd rijm
rijst rimpel ring riool rit ritme rits ritsel rivier rob robot roede roeier roem roep roer roest roet rog
rogge rok rol roman rommel romp roof rook room roos rooster rots route rouw rozijn rubber rug ruik ruil
ruimte ruin ruit ruiter rund rups rust ruzie sabbel salaris saldo salon sap saus schaaf schaak schaal
schaamte schaap schaar schaats schacht schade schaduw schaft schakel schande schans schapen schat schedel
scheep scheer scheid scheld schelp schema schemer schenk schep schepen schepsel scherf scherm schets scheur
schiet schijn schild schilder schilderij schimmel schip schoen schoft schok schol school schoot schop schors
schort schot schotel schouder schouw schram schreeuw schrift schrijf schrik schroef schub schud schuif
schuim schuit schuld schurk schutter schuur seconde sein seizoen selder selderij september serie servet set
shirt sieraad sigaar sigaret signaal simpel singel situatie sjaal sjerp skelet skelter sla slaaf slaag slaan
slaap slag slager slak slang slee sleep sleuf sleur sleutel slijm slik slinger slip sloep sloot slot sluier
sluis sluit slurf smaak smeek smeer smelt smet smid smoes snaar snack snavel snee sneeuw snij snoek snoep
snoer snoet snor snuit soep sok soldaat som soort soos spaak spade span spar spat specerij specht speel
speen speer spek spel speld spelonk spiegel spier spijker spijl spijs spijt spil spin spinnen spion spit
spleet splinter spoed spoel spons spook spoor spraak spreek spreeuw sprei spring sprong sprookje spuit sta
staaf staak staal staan staart staat stad stadion staf stal stam stamp stand stank stap stapel stations
steden steeg steek steel steen stekel stekker stel stelsel stem stempel step stier stift stijl stilte stip
stoel stoet stof stok stoker stolp stoof stoom stoot stop storm stort straal straat straf strand streef
streek streep strijd strijk strik stro stronk stroom stroop strop strot struik struis studie stuiver stuk
stuur succes suiker sul systeem taak taal taart tabak tafel tak tal talent tand tang tank tante tapijt tarwe
tas taxi teek teelt teen tegel teil teken telefoon televisie telling tempel temperatuur tennis tent terras
test tevreden thee thema tien tijd tijger til timmer tint tocht toekomst toernooi toestand toestel toets
toilet tol tomaat ton toneel tong toon toorts top tor toren tornado touw tover toverij traan tractor
traditie training tralie tram trap trechter tred treed trein trek troep trommel trompet troon troost tros
trui tuig tuin tulp tulpen tunnel turf twaalf twee twijfel twijg type uier uil uniform universiteit
universum uur vaandel vaart vaas vacht vader vak vakantie val valk vallei vampier vang vanille varen varken
vat vecht veder vee veeg veel veen veer vel veld venster vent ventiel verbeeld verdedig verdeel verf
verstand verstop vertel verwonder verzeker vest veter vier vijand vijf vijg vijl vijver villa vin vind
vinger violist viool vis visser vla vlaag vlag vlakte vlam vlas vlees vlek vlerk vleugel vlieg vlieger
vlinder vlo vloed vloei vloek vloer vlok vlooien vlucht voed voedsel voel voer voet vogel volg volk vorder
vork vorm vorst vos vouw vraag vracht vrede vreemd vrees vreet vreugde vriend vrouw vrucht vuist vulkaan
vuur waag waaier waak waarde wacht wafel wagen wal wand wandel wang wanten wapen warmte wasem wassen water
weder weduwe weef weefsel weeg weelde weer wees weet weg wegen wei weide weiger wek wekker welp welzijn wens
wereld werf werk werp wesp west wet weten wethouder wezel wezen wieg wiek wiel wijn wijzer wikkel wilg
wimpel win wind winkel winst winter wip wissel woede woestijn wol wolf wolk wond woning woon woord word worm
worst wortel woud wraak wrak wrijf zaad zaag zaai zaak zaal zadel zak zal zalf zalm zand zang zebra zede zee
zeef zeep zeg zegel zegen zeil zenuw zes zet zetel zeug zeven zie ziekte ziel zien zijde zilver zin zing
zink zit zoek zoen zolder zomer zon zonde zoom zoon zorg zucht zuid zuig zuil zuivel zus zuster zwaan zwaard
zwager zwavel zweef zweep zweer zweet zwem zwemmer zwerm zwijn
# nouns with a note: a boundary, the stress, a stomme e
aard|appel aard|bei 'olifant 'avond 'antwoord 'arbeid 'oorlog m'iddag p'apegaai s'inaas krokod'il komp'as
raket bact'ērie bact'ēriën th[e:l_ee]'ater g'oochelaar kang'oeroe bij|bel be|vel ge|leid ge|leide ge|leiden
ver|over ham|ster micro|scoop n'amens oor|deel ledig vestig dedig gader daad kend wend zend weld duld
ge|z'el kolon'el eerst redacteur redactie
`
