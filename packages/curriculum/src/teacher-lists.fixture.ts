/**
 * Twenty lists as teachers paste them. Each word is divided into lettergrepen, with the kinds of its vowels
 * as spoken (K short, L long, T two-letter sound, D stomme e), recorded before the analyser read the words.
 * A list about one category has the name of the category, or its start.
 */
const text = `
# groep 3, einde kern 11
school:L straat:L schrift:K vo·gel:LD ta·fel:LD kus·sen:KD bal·lon:KK ap·pels:KD meis·je:TD vriend·jes:TD
leeuw:T sneeuw·man:TK nieu·we:TD paar·den:LD kleu·ter:TD voet·bal:TK
# groep 4, open en gesloten klankgroepen
bo·men:LD bom·men:KD bra·ve:LD stra·ten:LD strik·ken:KD la·chen:KD vlin·der:KD ver·keer:DL be·gin:DK ge·luid:DT
ko·nijn:LT scha·duw:LT ge·bouw:DT aar·dig:LD moei·lijk:TD zin·gen:KD drin·ken:KD
# groep 4, verkleinwoorden: vk-
huis·je:TD boek·je:TD boot·je:LD stoel·tje:TD bo·ter·ham·me·tje:LDKDD ei·tje:TD koe·tje:TD bloem·pje:TD
raam·pje:LD ko·nin·kje:LKD bal·le·tje:KDD spel·le·tje:KDD hond·je:KD paard·je:LD kin·der·tjes:KDD
# groep 6, lastige verkleinwoorden: vk-
staart·je:LD schaap·je:LD boom·pje:LD film·pje:KD plaat·je:LD traan·tje:LD vo·gel·tje:LDD be·zem·pje:LDD
pak·ket·je:KKD ge·bak·je:DKD ket·tin·kje:KKD leer·lin·ge·tje:LKDD spron·ge·tje:KDD kraai·tje:TD fluit·je:TD
mes·je:KD zee·hond·je:LKD win·kel·wa·gen·tje:KDLDD
# groep 5, be-, ge- en ver-: be-ge-ver
be·roemd:DT be·taald:DL ge·vaar:DL ge·zin:DK ge·bruik:DT ver·drie·tig:DTD ver·jaar·dag:DLK ver·ge·ten:DLD
be·han·del·de:DKDD ge·schie·de·nis:DTDK ver·war·ming:DKK be·to·ve·ring:DLDK ge·beur·te·nis:DTDK ver·ras·sing:DKK
be·ant·woord:DKL ge·ïn·te·res·seerd:DKDKL
# groep 5, samenstellingen: samenstelling
voor·deur:LT zak·doek:KT hand·schoen:KT tuin·stoel:TT zwem·bad:KK ap·pel·taart:KDL keu·ken·kast:TDK
brand·weer:KL kerst·boom:KL tand·arts:KK oor·bel:LK slaap·ka·mer:LLD re·gen·jas:LDK voet·bal·veld:TKK
post·ze·gel:KLD raam·ko·zijn:LLT fiets·tocht:TK oog·arts:LK
# groep 6, samenstellingen met een tussenletter: samenstelling
boe·ken·plank:TDK ka·mer·deur:LDT dorps·plein:KT ko·nings·dag:LKK pan·nen·koek:KDT kin·der·wa·gen:KDLD
var·kens·staart:KDL zon·ne·bril:KDK ker·sen·pit:KDK mu·zi·kan·ten·groep:LTKDT
schoen·ve·ter:TLD beu·ken·noot·je:TDLD gees·tes·ziek:LDT hon·den·hok:KDK maan·licht:LK aard·ap·pel·schil·mes·je:LKDKKD
# groep 7, lange samenstellingen: samenstelling
ont·bijt·ta·fel:KTLD ver·keers·a·gent:DLLK zie·ken·huis·bed:TDTK ver·zor·gings·te·huis:DKKDT
le·vens·ver·ze·ke·ring:LDDLDK school·bi·bli·o·theek:LTTLL ge·va·ren·drie·hoek:DLDTT an·ti·slip·zool:KTKL
toe·komst·plan·nen:TKKD wes·ter·storm:KDK am·bu·lan·ce·broe·der:KLKDTD mid·del·punt:KDK hoofd·in·gang:LKK
o·ver·steek·plaats:LDLL e·lek·tri·ci·teits·re·ke·ning:LKTTTLDK
# groep 5, -ig en -lijk
pret·tig:KD rus·tig:KD ge·zel·lig:DKD gif·tig:KD zes·tig:KD on·ge·dul·dig:KDKD vro·lijk:LD ei·gen·lijk:TDD
vrien·de·lijk:TDD ge·vaar·lijk:DLD heer·lijk:LD lang·za·mer·hand:KLDK pijn·lijk:TD dui·de·lijk:TDD na·tuur·lijk:LLD
per·soon·lijk:DLD
# groep 6, -heid, -ing, -nis, -baar, -loos en -schap
vrij·heid:TT waar·heid:LT moei·lijk·heid:TDT schoon·heid:LT wan·de·ling:KDK te·ke·ning:LDK re·ke·ning:LDK
ken·nis:KK ge·van·ge·nis:DKDK be·grij·pen:DTD breek·baar:LL eet·baar:LL ein·de·loos:TDL werk·loos:KL
vriend·schap:TK bood·schap·pen:LKD spra·ke·loos:LDL
# groep 6, woorden met c, x en y
cir·cus:KK ci·troen:TT ac·tie:KT cam·ping:KK con·cert:KK con·tact:KK di·rect:TK pro·cent:LK ex·tra:KL
e·xa·men:KLD ta·xi:KT ex·cu·ses:KLD gym·za·len:KLD lym·fe:KD hob·by:KT ba·by:LT ty·pisch:TT sys·teem:KL
# groep 6, -tie en -isch
va·kan·tie:LKT po·li·tie:LTT trak·ta·tie:KLT si·tu·a·tie:TLLT in·for·ma·tie:KKLT pro·ces·sie:LKT spor·tief:KT
fan·tas·tisch:KKT lo·gisch:LT e·lek·trisch:LKT ko·misch:LT ma·gisch:LT his·to·risch:KLT tech·nisch:KT
au·to·ma·tisch:TLLT ge·o·gra·fisch:LLLT
# groep 7, leenwoorden uit het Frans
ga·ra·ge:LLD hor·lo·ge:KLD ba·ga·ge:LLD e·ta·ge:LLD mas·sa·ge:KLD ma·chi·ne:KTD cho·co·la·de:LLLD chauf·feur:LT
ca·deau:LL bu·reau:LL ni·veau:TL res·tau·rant:KLK rou·te:TD jour·naal:TL di·rec·teur:TKT mon·teur:KT
cham·pag·ne:KKD por·te·mon·nee:KDKL toi·let:LK coif·feu·se:LTD
# groep 8, leenwoorden uit het Engels
com·pu·ter:KTD team:T cake:L web·site:KK on·line:KK hoc·key:KT rug·by:KT jeans:T goal:L sham·poo:KL show:L
in·ter·view:KDT mai·len:LD scan·nen:KD trai·nen:LD com·mu·ni·ty:KTTT
# groep 8, moeilijke leenwoorden
en·thou·si·ast:KTK mil·jo·nair:KLL a·bon·nee:LKL in·ter·na·ti·o·naal:KDLLL pro·fes·sor:LKK ap·pa·raat:KLL
ca·ta·lo·gus:LLLK te·le·vi·sie:LDTT bi·bli·o·theek:TTLL the·o·rie:LLT a·the·ïs·me:LLKD sym·pa·thiek:KLT
fy·si·o·the·ra·peut:TTLLLT kwa·li·teit:LTT u·ni·ver·si·teit:LTKTT au·to·ri·teit:TLTT pi·ra·mi·de:TLTD
# groep 6, werkwoorden in de verleden tijd
ant·woord·de:KLD ver·huis·den:DTD fiets·ten:TD be·loof·de:DLD her·ken·de:KKD wan·del·de:KDD fluis·ter·den:TDD
red·de:KD pak·te:KD zet·ten:KD klap·ten:KD leg·de:KD luis·ter·de:TDD pro·beer·den:LLD vroe·gen:TD slie·pen:TD
# groep 8, voltooide deelwoorden
ge·ant·woord:DKL ge·beurd:DT ont·dekt:KK op·ge·staan:KDL uit·ge·no·digd:TDLD on·der·zocht:KDK
te·rug·ge·ko·men:DKDLD voor·ge·le·zen:LDLD mee·ge·no·men:LDLD ge·pro·beerd:DLL ge·stof·zuigd:DKT ver·nield:DT
aan·ge·bo·den:LDLD her·haald:KL ge·ëerd:DL ge·oe·fend:DTD
# groep 7, trema, koppelteken en apostrof
zee·ën:LD i·dee·ën:TLD knie·ën:TD be·ïn·vloe·den:DKTD co·ör·di·na·tie:LKTLT au·to-·on·ge·luk:TLKDK
fo·to's:LL pi·a·no's:TLL ba·by's:LT me·nu's:DL au·to's:TL zo·ge·naamd:LDL re·ü·nie:LLT ru·ï·ne:LTD drie·ën·der·tig:TKKD
vij·and:TK
# groep 6, aardrijkskunde en natuur
aard·be·ving:LLK ri·vier·dal:TTK kli·maat:TL A·fri·ka:LTL ge·berg·te:DKD wa·ter·val:LDK Eu·ro·pa:TLL
e·ve·naar:LDL woes·tijn:TT vul·kaan:KL zee·spie·gel:LTD in·wo·ners:KLD land·bouw:KT in·dus·trie:KKT
weers·ver·wach·ting:LDKK ijs·berg:TK
# groep 5 tot 8, woorden die vaak fout gaan
al·tijd:KT bij·na:TL voor·al:LK on·mid·del·lijk:KKDD ei·ge·naar:TDL he·le·maal:LDL waar·schijn·lijk:LTD mis·schien:KT
me·teen:DL na·tuur·ge·bied:LLDT in·eens:KL an·ders:KD tij·dens:TD trou·wens:TD her·in·ne·ring:KKDK
te·gen·o·ver:LDLD daar·om:LK
`

export interface TeacherWord {
  /** The lettergrepen with a middle dot between them. */
  readonly cut: string
  readonly word: string
  readonly kinds: string
}

export interface TeacherList {
  readonly title: string
  readonly category: string | null
  readonly words: readonly TeacherWord[]
}

const readWord = (item: string): TeacherWord => {
  const [cut = '', kinds = ''] = item.split(':')
  return { cut, word: cut.replaceAll('·', ''), kinds }
}

export const teacherLists: readonly TeacherList[] = text
  .trim()
  .slice(2)
  .split('\n# ')
  .map((list) => {
    const [heading = '', ...lines] = list.split('\n')
    const [title = '', category = null] = heading.split(': ')
    return { title, category, words: lines.join(' ').split(/\s+/).map(readWord) }
  })
