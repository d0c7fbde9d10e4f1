/** `infinitive`, past singular and plural, participle. Verbs with a particle or prefix are derived. */
const lines = `
bakken bakte bakten gebakken
barsten barstte barstten gebarsten
bederven bedierf bedierven bedorven
bedriegen bedroog bedrogen bedrogen
beginnen begon begonnen begonnen
begrijpen begreep begrepen begrepen
besluiten besloot besloten besloten
bevelen beval bevalen bevolen
bewegen bewoog bewogen bewogen
bezoeken bezocht bezochten bezocht
bieden bood boden geboden
bijten beet beten gebeten
binden bond bonden gebonden
blazen blies bliezen geblazen
blijken bleek bleken gebleken
blijven bleef bleven gebleven
blinken blonk blonken geblonken
braden braadde braadden gebraden
breken brak braken gebroken
brengen bracht brachten gebracht
buigen boog bogen gebogen
denken dacht dachten gedacht
doen deed deden gedaan
dragen droeg droegen gedragen
drijven dreef dreven gedreven
dringen drong drongen gedrongen
drinken dronk dronken gedronken
druipen droop dropen gedropen
duiken dook doken gedoken
dwingen dwong dwongen gedwongen
eten at aten gegeten
fluiten floot floten gefloten
gaan ging gingen gegaan
gelden gold golden gegolden
genezen genas genazen genezen
genieten genoot genoten genoten
geven gaf gaven gegeven
gieten goot goten gegoten
glijden gleed gleden gegleden
glimmen glom glommen geglommen
graven groef groeven gegraven
grijpen greep grepen gegrepen
hangen hing hingen gehangen
hebben had hadden gehad
heffen hief hieven geheven
helpen hielp hielpen geholpen
houden hield hielden gehouden
jagen joeg joegen gejaagd
kiezen koos kozen gekozen
kijken keek keken gekeken
klimmen klom klommen geklommen
klinken klonk klonken geklonken
knijpen kneep knepen geknepen
komen kwam kwamen gekomen
kopen kocht kochten gekocht
krijgen kreeg kregen gekregen
krimpen kromp krompen gekrompen
kruipen kroop kropen gekropen
kunnen kon konden gekund
lachen lachte lachten gelachen
laden laadde laadden geladen
laten liet lieten gelaten
lezen las lazen gelezen
liegen loog logen gelogen
liggen lag lagen gelegen
lijden leed leden geleden
lijken leek leken geleken
lopen liep liepen gelopen
malen maalde maalden gemalen
melken molk molken gemolken
meten mat maten gemeten
moeten moest moesten gemoeten
mogen mocht mochten gemogen
nemen nam namen genomen
prijzen prees prezen geprezen
raden raadde raadden geraden
rijden reed reden gereden
rijzen rees rezen gerezen
roepen riep riepen geroepen
ruiken rook roken geroken
scheiden scheidde scheidden gescheiden
schelden schold scholden gescholden
schenken schonk schonken geschonken
scheppen schepte schepten geschept
scheren schoor schoren geschoren
schieten schoot schoten geschoten
schijnen scheen schenen geschenen
schrijven schreef schreven geschreven
schrikken schrok schrokken geschrokken
schuiven schoof schoven geschoven
slaan sloeg sloegen geslagen
slapen sliep sliepen geslapen
slijpen sleep slepen geslepen
sluipen sloop slopen geslopen
sluiten sloot sloten gesloten
smelten smolt smolten gesmolten
smijten smeet smeten gesmeten
snijden sneed sneden gesneden
snuiten snoot snoten gesnoten
spinnen spon sponnen gesponnen
spijten speet speten gespeten
splijten spleet spleten gespleten
spreken sprak spraken gesproken
springen sprong sprongen gesprongen
spuiten spoot spoten gespoten
staan stond stonden gestaan
steken stak staken gestoken
stelen stal stalen gestolen
sterven stierf stierven gestorven
stijgen steeg stegen gestegen
stinken stonk stonken gestonken
stoten stootte stootten gestoten
strijden streed streden gestreden
strijken streek streken gestreken
treden trad traden getreden
treffen trof troffen getroffen
trekken trok trokken getrokken
vallen viel vielen gevallen
vangen ving vingen gevangen
varen voer voeren gevaren
vechten vocht vochten gevochten
verdwijnen verdween verdwenen verdwenen
vergelijken vergeleek vergeleken vergeleken
vergeten vergat vergaten vergeten
verliezen verloor verloren verloren
verschijnen verscheen verschenen verschenen
vinden vond vonden gevonden
vlechten vlocht vlochten gevlochten
vliegen vloog vlogen gevlogen
vouwen vouwde vouwden gevouwen
vragen vroeg vroegen gevraagd
vriezen vroor vroren gevroren
wassen waste wasten gewassen
wegen woog wogen gewogen
werpen wierp wierpen geworpen
weten wist wisten geweten
wijzen wees wezen gewezen
willen wilde wilden gewild
winnen won wonnen gewonnen
worden werd werden geworden
wrijven wreef wreven gewreven
zeggen zei zeiden gezegd
zenden zond zonden gezonden
zien zag zagen gezien
zijn was waren geweest
zingen zong zongen gezongen
zinken zonk zonken gezonken
zitten zat zaten gezeten
zoeken zocht zochten gezocht
zullen zou zouden -
zuigen zoog zogen gezogen
zwellen zwol zwollen gezwollen
zwemmen zwom zwommen gezwommen
zweren zwoer zwoeren gezworen
zwijgen zweeg zwegen gezwegen
`

export interface StrongForms {
  readonly one: string
  readonly more: string
  readonly participle: string
}

export const strongVerbs: ReadonlyMap<string, StrongForms> = new Map(
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [infinitive = '', one = '', more = '', participle = ''] = line.split(' ')
      return [infinitive, { one, more, participle }]
    }),
)
