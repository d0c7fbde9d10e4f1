/**
 * Dutch stems in the notation of read.ts: the parts by which compounds and inflected words are recognised
 * (dutch.md §4.1, rule 2). Verbs stand as their ik-vorm, nouns and adjectives in their shortest form.
 */
export const NATIVE = `
# lichaam en mensen
hoofd haar oog oor neus mond tand tong lip kin nek hals schouder arm hand vinger duim nagel borst buik rug
heup been knie voet teen hiel huid bloed hart maag lever nier bot spier brein pees vuist long enkel pols
wang voorhoofd schedel hersen adem zweet stem
man vrouw kind kinder jongen meisje vader moeder broer broeder zus zuster oma opa oom tante neef nicht zoon
dochter ouder buur vriend vijand baas heer dame juf meester leraar leerling koning prins ridder keizer
dokter arts boer bakker slager schilder smid dief politie soldaat visser jager herder kok knecht slaaf dwerg
reus heks fee spook geest engel duivel god pastoor priester bisschop monnik burger boef mens volk gast gezin
huwelijk bruid wees tweeling persoon held leider rechter kerel vent meid knaap peuter kleuter chef wezen
leger edel adel ambtenaar makelaar wethouder minister hertog graaf
# dieren en planten
hond kat poes paard koe stier kalf schaap lam geit varken big kip haan kuiken eend gans zwaan duif merel
kraai ekster uil valk arend adelaar meeuw ooievaar pauw vogel vis haai snoek karper zalm haring rog kreeft
krab mossel oester slak worm spin vlieg mug bij wesp hommel mier kever vlinder rups tor luis vlo muis rat
hamster haas konijn egel mol das vos wolf beer ezel kameel leeuw tijger olifant aap giraf zebra slang
hagedis kikker hert ree zwijn bever otter dier beest wezel nevel
boom tak blad blader stam wortel schors bos woud struik heg gras hooi stro graan tarwe rogge haver gerst
koren mais bloem roos tulp lelie narcis klaver distel netel mos riet plant zaad vrucht appel peer pruim kers
druif braam banaan citroen noot eikel kastanje beuk berk wilg linde spar hulst klimop kool boon erwt biet
tomaat komkommer radijs selder peper zout suiker honing stroop kaas boter melk vlees worst ham spek soep
saus rijst brood koek taart gebak cake chocolade snoep drop meel olie azijn thee koffie water wijn drank
maal ontbijt pap stoel steel loof
# huis en dingen
huis hut hok stal schuur kasteel paleis toren kerk school winkel fabriek kantoor bureau flat villa dorp stad
straat weg laan plein brug tunnel haven kade gracht kanaal sloot rivier meer zee oceaan strand kust eiland
berg heuvel dal duin veld akker wei weide tuin park hek muur dak deur raam ruit poort trap gang kamer keuken
zolder kelder slot sleutel lamp tafel bank bed kast spiegel kleed gordijn tapijt vloer plafond wand haard
kachel oven ketel bord glas fles lepel vork mes schaal emmer bak bad douche kraan zeep spons doek kussen
deken laken matras wieg klok wekker horloge kalender vaas mand doos kist koffer tas zak beurs geld munt
gulden kaart brief post pakket zegel inkt pen potlood krijt liniaal schaar lijm papier boek schrift blok map
krant folder verhaal gedicht sprook woord zin letter taal getal cijfer som rekening les klas toets test
examen rapport vak studie vraag antwoord opgave fout regel teken punt komma streep lijn cirkel hoek vorm
maat meter gewicht gram pond stuk deel helft kwart rest hoop groep rij kring paar serie reeks lijst
trui jas broek rok jurk hemd bloes shirt sok kous schoen laars pantoffel slip riem sjaal muts hoed pet helm
bril ring ketting kroon knoop rits mouw kraag zoom stof wol katoen zijde leder draad garen naald speld
auto bus fiets trein tram boot schip scheep tuig brommer wagen kar slee wiel band zadel pedaal motor stuur
anker zeil roer mast peddel vlot raket ballon spel bal pop puzzel knikker touw hoepel trommel fluit viool
piano orgel gitaar trompet muziek lied dans toneel film circus tover goochel feest slinger cadeau vuur werk
kerst pasen nacht dag morgen middag avond ochtend week maand jaar eeuw uur minuut seconde zomer winter lente
herfst zon maan wolk regen sneeuw hagel ijzel mist wind storm donder bliksem dauw vorst hitte weer lucht
hemel aarde grond zand klei modder rots vlam rook goud zilver koper ijzer staal lood hout metaal plastic
rubber kleur rood blauw geel groen oranje paars roze bruin zwart wit grijs
# eigenschappen
groot klein lang kort dik dun hoog laag breed smal diep zwaar licht hard zacht warm koud heet koel nat droog
nieuw oud jong mooi schoon vuil vies fris rauw rijp zoet zuur bitter lekker rijk duur goedkoop sterk zwak
snel traag vlug stil luid druk rust blij boos bang moe ziek gezond gek slim dom wijs lui braaf stout lief
aardig trouw vals trots dapper laf vrij leuk saai vreemd raar gewoon bijzonder eigen ander zelf heel half
vol leeg open dicht los vast scherp stomp recht krom scheef rond plat vlak ruw glad stijf slap taai dood
levend waar echt juist goed slecht beter best eerst laatst vorig volgend vroeg laat klaar bezig veilig nodig
zeker even effen ernst helder donker teder tevreden hevig stevig enig weinig veel minder verder duister
eeuwig deze
# werkwoorden
heb word zal kan moet mag wil doe ga gaan staan slaan zien doen kom zie hoor voel ruik proef kijk zeg praat
spreek spraak roep schreeuw fluister vertel lees schrijf reken knip plak vouw snij bouw maak breek zaag hak
hamer timmer spijker schroef verf strijk veeg poets boen dweil braad eet vreet drink slik kauw bijt lik zuig
slaap droom waak wek sta zit zet lig leg val loop ren spring huppel kruip klim zwem duik rijd reis draag
trek sleep gooi werp vang schop stoot prik steek wrijf aai kus zoen knuffel lach huil juich zing speel win
verlies zoek vind verstop geef neem haal breng koop betaal ruil leen huur schenk krijg houd bewaar help zorg
leer weet ken denk meen geloof wens wacht schrik beef leef groei bloei stop eindig blijf wissel draai
keer rol schuif stel hang bind sluit bedek giet stort schep meng klop schud stamp blaas brand gloei smelt
drijf zink spoel stroom schijn blink glans straal dien leid volg jaag vecht schiet straf beloon kies tel
noem luister merk herinner vergeet groet bid vloek klaag kreun zucht hoest nies gaap raad gok twijfel aarzel
durf waag probeer poog luk faal slaag weiger dwing eis plaag pest scheld lieg bedrieg ontdek ontvang zend
zaai oogst maai ploeg voer voed wandel bezoek ontmoet scheid woon logeer regeer bestel meld toon dek naai
brei weef knaag smaak treed weeg streef zweef kneed smeer scheer beweeg vrees genees beleef overleef vergeef
verdeel herhaal handel oordeel beeld vorder verzamel stapel wikkel ontwikkel schakel koppel sabbel
rommel stempel zegen wapen oefen bezem bodem hinder plunder bulder nader ader later kater veter liter dader
lader schaduw vermijd gebruik bescherm 
 onderzoek ontsnap ontspan ontwerp gebeur besteed bereid verbeeld gelukk vestig
matig machtig kruisig reinig
# begrippen
arbeid oorlog vrede strijd slag zwaard schild pijl speer kanon geweer vlag nood ramp gevaar angst pijn wond
ziekte koorts griep pil zalf pleister spuit gif graf wet plicht schuld boete gevangen bewijs getuige
eed moord roof diefstal macht kracht moed lust ziel doel plan kans geluk pech spijt rouw verdriet vreugde
plezier pret grap mop ruzie liefde haat nijd schaamte kunst cultuur natuur leven geboorte jeugd welzijn
vlucht tocht vakantie tent kamp boodschap markt prijs winst belasting loon dienst baan beroep bedrijf zaak
kas nummer naam adres leeftijd land provincie gemeente staat wereld noord zuid oost west midden rand kant
einde eind tijd beurt poos moment reden middel manier soort aard verkeer avontuur gevoel gedacht geheim
 gerecht geschenk gezag gezicht gebied gebouw gebrek geduld gesprek gevecht gevolg geweld geweten
honderd duizend miljoen een twee drie vier vijf zes zeven acht negen tien elf twaalf
brok balk plank paal stok staf spijl kruk moer bout tang bijl spade hark beitel gereedschap machine pomp
buis pijp tank ton vat fust krat rek lade stekker snoer knop scherm foto geluid klank lawaai knal schot klap
echo kudde zwerm nest ei poot staart vleugel veer snavel bek klauw hoorn vacht snuit vin kooi hoef
kapitein matroos piraat stuurman golf vloed bron put vijver dijk sluis molen heide veen
last list kost dorst korst gist mest leest pand stand tint gunst komst vel cel bel plek schelp steeg steen
leed zweer teer zeer keek smeek kern rem klem hel net set bes vet cent grens lens dekking zetting
zitting stelling wijzing werking brenging tekening lezing neming geving leving regeling spelling telling
deling meting weging beweging beleg begeleid smet zetel zeepsop tegel degel schepsel stelsel deksel
eten weten heden steden schade ede rede mede weder veder ceder beker deeg seed neder ieder eter beving reep
greep werelds
bij|bel afdeling acteur actie agent advocaat album alarm alcohol april artikel atlas atoom energie erf idee
ijs insect onkruid oord orde orkaan uniform universum
gader oordeel vestig dedig ledig daad ver|over ge|leid ge|leide ge|leiden be|vel telefoon borstel worstel herstel wen wend zend kend sinaas pan trouw wond sterf klinker namens bij|bel centrum micro|scoop ham|ster
`
