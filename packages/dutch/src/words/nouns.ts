export const nouns = `
# nouns
citrus gries knots maïs rugge|spraak mix paas virus cross fel|gəkleurd in|komen in|zicht kleer|kast praktijk pinkster thuis reuzen|rad verpakking schrikkel|jaar aanbod aap aard aarde acht actie actrice adel adelaar adem ader adres advocaat afdeling afgod agent akker
akte alarm album alcohol alinea amandel ambacht ambtenaar angst anijs anker ansicht appel april arend
artikel arts asiel atlas atoom augurk august auto avontuur azijn baai baal baan baard baars baas baat bad
bagage bak baken bakker bal balk balkon ballon banaan band bank bar barst bas basis batterij bazin bed
bedrijf beek beeld been beer beest begeleid begin beginsel behoud beitel bek beker bel belang belasting beleg beleid bende
benzine berg bericht berk beroep bes besluit bestek bestuur beton beuk beurs beurt bever beving bewijs bezem
bezit bezwaar bieb bier bies biet big bij bijl bil biljart binnen biscuit bisschop blaar blaas blad blader
blauwtje blik bliksem bloed bloei bloem bloes blok boa bocht bodem boef boeg boei boek boel boer boete
boezem bof bok bol bom bond boodschap boog boom boon boor boord boot bord borst borstel bos bot boter bout
bouw braam brand brein brief bries bril broccoli broche broed broeder broek broer brok brommer bron brood
brug bruid bui buidel buik buil buis buit bult bundel bunker burcht bureau burger bus buur buurt cactus
cadeau cake camera carnaval c'avia ceder cel cement cent centrum chef chocolade cijfer circus cirkel citroen
clown club code collega commando concert conflict contact contract controle crimineel crisis
cultuur cursus dader dag dak dal dam dame damp dans das datum dauw deeg deel degel dek deken dekking deksel
deugd deuk deur dief dienaar dienst dier dijk ding diploma disco distel dochter doek doel dok dokter dolfijn
domein donder doop doorn doos dop dorp dorpel dorst dosis douche dove dozijn draad draai draak draf drank
drempel dresseur dreun drie drieling drift drijf droom drop druif druppel duel duif duik duikel duim duin
duit duivel duizend duw dwaas dweil dwerg echo ede edel 'eekhoorn eend eeuw egel eigenaar eik eikel 'eiland
eind einde eis ekster eland elastiek elf elleboog emmer energie engel engelen envelop erf erwt etage eten
etiket examen ezel fabel fabriek fakkel familie fanfare fee feest feit fiets figuur file film filter finale
flank flap flat fles flessen flits fluit folder fonds fontein foto fotograaf framboos front fruit functie
fust galg galop gang gans garage garen garnaal gas gast gat gebaar gebak gebed gebied gebit gebouw gebrek
gedacht gedicht geest gehoor geit geld geloof geluid geluk gemaal gemak gemeente generaal genie gerecht
gereedschap gerst geschenk gesprek getal geur gevaar gevecht gevel gevolg geweer gewest geweten gewicht
gezag gezicht gezin gids gif gil giraf gist gitaar glans glas god golf gom goochel gordel gordijn gorilla
goud graad graaf graan gracht graf gram grap gras greep grens griep grijns groei groente groep groet grond
grot gruis gulden gum gunst haai haak haan haar haard haas haast haat hagəd'ĭs hagel hak hal halm hals halte
ham hamer hand handel hang hap haring hark harnas hars hart haven haver havik heden heer heg heide heil hek
heks hel held helft helikopter helm hemd hemel hengel hengst herder herfst hernia hert hertog heup heuvel
hiel hinder hitte hobbel hoed hoef hoek hoen hoepel hoest hof hok hommel hond honderd honger honing hoofd
hoogte hooi hoop hoorn horde horizon horloge hotel hout huid huis hulp hulst humor hut huur huwəl[ij:d_e]k hyena
idee ieder ijs ijver ijzel ijzer inkt insect instrument jaar jacht jager jas jeugd jeuk joker jongen juf
jurk jury juweel kaak kaap kaars kaart kaas kabaal kabel kabouter kachel kade kader kalender kalf kalk
kalkoen kam kameel kamer kamp kampioen kanaal kanarie kandelaar kaneel kanker kanon kans kant kantine
kantoor kap kapel kaper kapitein kapper kar karakter karavaan karbonade karper karton karwei kas kassa kast
kastanje kasteel kat kater kathedraal katoen kegel kei keizer kelder kelk kelner kerel kerk kermis kern kers
kerst ketel ketting keuken keus kever kiem kies kiezel kikker kim kin kind kiosk kip kist kit klacht klad
klank klap klas klauw klaver klavier kleding kleed klei klem kleur kleuter klier klik klimaat klimop klip
klok klomp klont kloof klooster kluif kluis kluwen knaap knal knecht kneuzing knie knikker knip knobbel
knoei knol knoop knop knot koe koek koekoek koerier koers koets koffer koffie kogel kok kokos kolen kolom
kolonel komedie komeet komkommer komma konijn koning kooi kool koop koor koord koorts kop koper koppel kor
koraal koren korf korrel korst kost kosten kostuum kotter kou kous kraag kraai kraal kraam kraan krab kracht
krans krant krat krater kreeft kreet krib kriebel krijger krijt kring kristal kroeg kroket kroon kruid
kruier kruik kruimel kruin kruis kruk krul kubus kudde kuif kuiken kuil kuip kuit kunst kurk kus kussen kust
kuur kwaal kwade kwal kwart kwartier kwast kwestie laan laars lade lading laken lam lamp land lantaarn larf
las last latten lawaai lawine leden leder leed leef leem leer leeuw leger leider lek lelie lengte lens lente
lepel leraar les letsel letter leugen leuning leven lever lezer lichaam lid lied liefde lift lijf lijm lijn
lijst limonade linde liniaal lip lis list liter lobbes loep lof logger lok lokaal loket long lont lood loof
loon loop loot lot lucht lucifer luik luis luister luit lunch lust luxe maag maagd maal maan maand maat
machine macht magazijn magneet mais makelaar mammoet man mand manege manier mantel map marine markt
marmelade marmer mars masker massa mast matras matroos medaille mede medicijn meel mees meester meeuw meid
melk meloen mengsel menigte mens merel merg merk mes messen mest metaal meter meubel middel midden mier mijl
mijn miljoen minister minuut mist modder model moed moeder moer moeras moes mol molen moment mond monnik
monster moord mop morgen mos mossel motor mouw mug muil muis munt museum muts muur muziek naad naaf naald
naam nacht nachtegaal nagel narcis nat'uur navel neder neef negen nek netel neus nevel nicht nier nijd nood
noord noot norm nota november nul nummer oceaan ochtend oester oever offer olie olijf oma omelet omroep
onkruid ontbijt onweer oog oogst 'ooievaar oom oor oord oost opa opera opgave optocht orde orgel orkaan
orkest otter ouder outfit oven paal paar paard pad pak pakket paleis palm pan pand panda paneel paniek
panter pantoffel pap papa papier p'aprika parade paraplu parel park parket partij pas pasta pastoor patat
patroon paus pauw pauze pech pedaal peddel peen peer pees peil pek pekel pelgrim pels pen penning peper perk
pers persoon perzik pest pet peter peuter piano piek pier pijl pijler pijn pijp pil piloot pink pion piraat
pit plaag plaat plaats plafond plak plan planeet plank plant plas plassen plastic plateau plein pleister
plek plezier plicht ploeg plooi pluim plunje poedel poeder poel poes poets polder politie pols pomp pond
pony poort poos poot pop portaal portemonnee portie portier portret post pot potlood praal praat pracht
predikant preek prei premie president pret priester prijs prik prins proef professor provincie proza pruik
pruim puber publiek pudding puist punt pupil put puzzel raad raadsel raaf raam raap radijs ram ramp rand
rapport ras rat ravijn razernij recept rede reden ree reeks reep regel regeling regen regent regering reiger
reis rek rem republiek rest restaurant reuk reus reuzel revolver rib ridder riem riet rij rijm rijst rimpel
ring riool rit ritme rits ritsel rivier rob robot roede roeier roem roer roest roet rog rogge rok rol roman
romp roof rook room roos rooster rots route rouw rozijn rubber rug ruik ruimte ruin ruit ruiter rund rups
ruzie salaris saldo salon sap saus schaaf schaak schaal schaamte schaap schaar schaats schacht schade
schaduw schaft schakel schande schans schapen schat schedel scheep scheer schelp schema schemer schep
schepen schepsel scherf scherm schets scheur schild schilder schilderij schimmel schip schoen schoft schok
schol school schoot schop schors schort schot schotel schouder schouw schram schrift schroef schub schuif
schuim schuit schuld schurk schutter schuur seconde sein seizoen selder selderij september serie servet set
shirt sieraad sigaar sigaret signaal simpel singel situatie sjaal sjerp skelet skelter sla slaaf slaap slag
slager slak slang slee sleep sleuf sleur sleutel slijm slinger slip sloep sloot slot sluier sluis slurf
smaak smeek smet smid smoes snaar snack snavel snee sneeuw snoek snoep snoer snoet snor snuit soep sok
soldaat som soort soos spaak spade span spar spat specerij specht speen speer spek spel speld spelonk
spiegel spier spijker spijl spijs spijt spil spin spion spit spleet splinter spoed spoel spons spook
spoor spreeuw sprei sprong sprookje spuit staaf staak staal staart staat stad stadion staf stal stam stand
stank stap stapel stations steden steeg steek steel steen stekel stekker stel stelsel stem stempel step
stier stift stijl stilte stip stoel stoet stof stok stoker stolp stoof stoom stoot stop storm straal straat
straf strand streek streep strijd strik stro stronk stroom stroop strop strot struik struis studie stuiver
stuk stuur succes suiker sul systeem taak taal taart tabak tafel tak tal talent tand tang tank tante tapijt
tarwe tas taxi teek teelt teen tegel teil teken telefoon televisie telling tempel temperatuur tennis tent
terras test thee thema tien tijd tijger til tint tocht toekomst toernooi toestand toestel toets toilet tol
tomaat ton toneel tong toon toorts top tor toren tornado touw tover toverij traan tractor traditie training
tralie tram trap trechter tred trein trek troep trommel trompet troon troost tros trui tuig tuin tulp tulpen
tunnel turf twaalf twee twijfel twijg type uier uil uniform universiteit universum uur vaandel vaart vaas
vacht vader vak vakantie val valk vallei vampier vanille varen varken vat veder vee veen veer vel veld
venster vent ventiel verf verstand v'ĕrrə|kijker vest veter vier vijand vijf vijg vijl vijver villa vin vinger violist
viool vis visser vla vlaag vlag vlakte vlam vlas vlees vlek vlerk vleugel vlieg vlieger vlinder vlo vloed
vloei vloek vloer vlok vlooien vlucht voedsel voer voet vogel volk vork vorm vorst vos vouw vraag vracht
vrede vreugde vriend vrouw vrucht vuist vulkaan vuur waaier waarde wacht wafel wagen wal wand wang wanten
wapen warmte wasem wassen water weder weduwe weefsel weelde weer wees weg wegen wei weide wekker welp
welzijn wereld werf werk wesp west wet weten wet|houder wezel wezen wieg wiek wiel wijn wijzer wilg wimpel
wind winkel winst winter wip wissel woede woestijn wol wolf wolk wond woning woord worm worst wortel woud
wraak wrak zaad zaag zaak zaal zadel zak zalf zalm zand zang zebra zede zee zeef zeep zegel zegen zeil zenuw
zes zetel zeug zeven ziekte ziel zijde zilver zin zoen zolder zomer zon zonde zoom zoon zorg zuid zuil
zuivel zus zuster zwaan zwaard zwager zwavel zweep zweer zweet zwemmer zwerm zwijn
# nouns
aard|appel aard|bei 'olifant 'avond 'ant|woord 'arbeid 'oorlog m'iddag bij|lage p'apegaai s'inaas krokod'il komp'as
raket bact'ērie asp'ĕr[g:m_zj]ə b'ērə|goed b'ērə|sterk am'ēlia th[e:l_ee]'ater g'oochelaar kang'oeroe bijbel be|vel ge|leid ge|leide ge|leiden ver|over
ham|ster micro|scoop n'amens oor|deel ledig vestig dedig gader daad kend wend zend weld duld ge|z'el twintig
dertig veertig vijftig zestig zeventig tachtig negentig eerst redacteur redactie
# nouns
zons|op|gang zons|onder|gang br'uiloft w'innaar boerder'ij koets'ier autom'aat r'ammelaar vleer|muis oer|woud grond|wet bloeds|om|loop aanhalings|teken touw|ladder fries|land 'eiəren
`
