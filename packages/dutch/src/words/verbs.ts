/** Verbs by their ik-vorm, in the notation of read.ts; the rules handle prefixes. */
export const verbs = `
# verbs
ren tel
ge|niet inner snipper kuier wonder b'ēdel bluts verzin aai aap aarzel acht adem ader 'ant|woord arbeid baal bad bak bals bedek bedoel bedrieg beef beeld begin
be|geer behandel beitel bel beledig beleef beloon bereid berg bescherm besteed bestel betaal beter beur bevestig
bewaar beweeg bewonder bezem bezoek bid bied bijt bind blaas blader blaf blijf blijk blik blink bloed bloei
bluf blus bodem boen boer bof bol bonk bons boor borduur borg borrel borstel boter bouw braad braak brand
breek brei breng broed brom bruis brul buig buk bulder daag daal dader dans dartel deel deins dek demp denk
dicht dien ding dobber doe doen dompel donder dood doof doop draaf draag draai dreig dreun drijf dring drink
droog droom druk drup druppel duik duim dul duld durf duur duw dwaal dweil dwing eet eindig eis erf faal
feest fiets fladder flits fluister fluit frons gaan gaap galm gap gedij geef gehoorzaam geloof genees gesel
giechel giet gil gis glans glibber glij glim gl'imlach glinster gloei gluur goed gok goochel gooi graaf graai
gras grijns grijp grinnik groei groet grom gun haak haal haast haat hagel hak hakkel hamer hamster handel
hang hap haper hark heb hecht heel heers heet hef heg heil heilig helder help herberg herhaal herinner heug
hijg hijs hinder hoed hoef hoest hol honger hoon hoop hoor houd huichel huil huis hul huldig hunker huppel
hurk huur ijs ijver jaag jammer jank jeuk joel jok jubel juich kaap kaart kaats kabbel kalm kam kamp kampeer
kan kantel kap karn kater kauw keer ken kerf kerm ketter keur keuvel kibbel kies kietel kijf kijk kim kittel
klaag klad klap klapper klauter kleed kleef klem klets kletter kleur klieder klief klik klim kling klink
klok kloof klop kluif klus knaag knabbel knak knal knapper knars kneed knel knetter kneus kniel knijp knik
knikker knip knipper knoei knok knoop knuffel knutsel koel koester kom kommer kook koop koper koppel kort
kost koud kraai kraak krab kras kreuk kreun krijg krijs krimp kring kroel kroes kroon kruid kruip kruis krul
kuch kuip kuis kus kwaak kwebbel kweek kwel kwets kwijl kwispel laad laaf laat lach lader land las
last laster later leef leen leer lees leg leid lek lenig lepel les let leun leur lever lezer lid lied lieg
lig lijd lijm lijst lik lis liter loei loer logeer lok loof loon loop loos los lucht luid luier luister luk
lust maai maak maal maan maat maf mag manoeuvre martel match meen meet meld melk meng mep merk mest meter
metsel mijd mijmer mik minder mis modder moedig moet mompel moord mopper mors muit naai nader nagel neem
neig nek nestel nies nijp nip noem nood noop oefen offer onderhandel onderzoek ontbijt ontdek ontmoet
ontsnap ontspan ontvang ontwerp ontwikkel oogst oordeel open orden overleef paai paar pak parkeer pas peddel
peil peper pers pest peuter pieker piep pijnig pik plaag plaats plak plan plant plas pleeg pleister pleit
plens plet ploeg plof plons plooi pluis pluk plunder poch poets polijst pomp poog pook poot port pots praat
prak preek prent presteer prevel prijs prik probeer proef proest profiteer pronk prop pruil prul prut pruts
puf puil puur raad raak raap raas racket raffel ram rammel rangschik ransel rap rasp ratel reageer red
redder rede regeer regel regen reik reis rek reken rep richt ridder rij rijd rijg rijm rijp rijs ril rimpel
ring rinkel ritsel roddel roei roem roep roer rok rol rommel rond ronk roof rooi rook rooster rouw ruik ruil
ruim ruis rust ruzie sabbel schaad schaaf schaak schaam schaar schaduw schakel schamp scharrel schater
schatert scheel scheer scheid scheld schenk schep scherm scherts scheur schiet schijn schik schil schilder
schimp schitter schoffel schok schommel schoon schop schort schraap schram schrans schreeuw schrei schrijf
schrik schrob schroef schroei schrok schud schuif schuil schuim schuld schut schuur sein sidder sier sis
sjok sjor sjouw slaag slaan slaap slacht slag slap sleep slenter slier slijp slijt slik slinger slip slof
slok sloof sloop sluip sluit slurp smaak smeed smeek smeer smelt smeul smijt smoes smoor smul snak snap
sneeuw snij snijd snik snoei snoep snoer snor snork snotter snuf snuffel snuif snuit soes sop spaar span
spar spat speel spel speld speur spied spiek spijker spijt spin splijt splits spoed spoel spoor spot spraak
spreek sprei spreid spring sproei spruit spuit spuw sta staak staal staan staar stal stamel stamp stap
stapel start steek steel steen stel stem stempel sterf sterk steun sticht stijf stijg stik stil stink stoei
stoel stof stoken stolp stommel stomp stoof stook stoom stoor stoot stop storm stort stotter straal straf
stralen streef streel streep strek strem stribbel strijd strijk strik strompel strooi stroom stroop struikel
stuif stuip stuit stuiter stuur sudder suf suizel suizen sukkel sus taan tast tegen teken tem temper tier
tik til timmer tintel tip tob toets tok tol toom toon toost toren torn touw tover traan train trakteer trap
trappel treed tref treiter trek treur tril trip troef trommel troost trots trouw tuimel tuin tuit tuur
twijfel twist vaar vader val vang vast vat vecht veeg veil veins vel veld verbeeld verdedig verdeel verf
verstop vertel verwonder verzeker vest vestig veter vier vijl vind vis vlag vlam vlecht vlei vlek vlieg vlij
vloei vloek vlucht voed voeg voel voer vol volg voorzie vorder vorm vorst vouw vraag vrees vreet vries vrij
vul vuur waad waag waai waak waan waar waarborg wacht waggel wal walg wals wandel wankel wapen wapper war
warm was wasem water wedijver weef weeg week weer weet weid weiger wek wen wend wenk wens wentel werf werk
werp wervel wet wied wieg wijd wijk wijs wik wikkel wimpel win wind wip wissel woed woel wond woon word
worstel wortel wrijf wring wroet wuif wurg zaag zaai zadel zak zal zalf zee zeef zeep zeg zegen zeil zeker
zend zet zeul zie zieden zien zijg zin zing zink zit zoek zoem zoen zonder zondig zoog zorg zout zucht zuig
zuiver zwaai zwaar zwabber zwak zwalk zweef zweeg zweem zweep zweer zweet zwel zwelg zwem zwerf zwerm zwijg
zwik zwoeg
`
