import { nouns } from './nouns.ts'
import { readWordList, type WordList } from './read.ts'

const adjectives = `
# adjectives
ver|mākəl[ij:d_e]k algəmeen aardig ander arm bang bekend beroemd best beter bezig b[ij:t_ie]z'onder bitter blank blauw bleek blij blind blond
bloot bont boos boven braaf breed broos bruin compleet dapper deftig deze dicht diep dik direct dof dol dom
donker dood doof dor droevig droog druk dubbel duister dun duur dwars echt eenvoudig eenzaam eerst eeuwig
effen eigen eng enig enkel ernst ernstig even fijn flauw flink fout fraai fris gaaf gaar geel geheel geheim
gek gemeen gering gewoon giftig glad goed graag grappig grauw grijs groen grof groot guur haastig half
handig hard hecht heel heet heftig heilig helder hels hevig hol hongerig hoog huidig ijdel jarig jong juist
kaal kalm kapot keurig klaar klein knap koel kort koud kranig krap krom kwaad laag laat laatst laf lang
lastig lauw ledig leeg lekker lenig leuk licht lief linker los lui luid mager mat meer mild min minder moe
moedig mooi naakt naar nat nauw nerveus net nieuw nijdig nodig normaal nuchter nuttig oneven open oranje oud
paars pittig plat plots preuts prima puur raar rank rap rauw recht rechter rein riant rijk rijp rond rood
roze ruim rust rustig ruw saai scheef scheel schel scherp schoon schraal schril schuin schuw slank slap
slecht slim slordig sluw smal snel soepel somber spannənd spits stabiel star steil sterk stevig stijf stil stipt
stoer stom stomp stout strak streng stroef stug suf taai tam teder tevreden traag triest troebel trots trouw
vaag vaal vals vast veel veilig verder vers vet vies vlak vlot vlug vochtig vol voorzichtig vorig vreemd
vrij vroeg vroom vuil waar waard wakker wankel warm week weinig wijd wijs wild wit woest wreed zacht zat
zeker zelf zelfde ziek zielig zoet zout zuinig zuiver zuur zwaar zwak zwart
# materials
aarden betonnen bronzen fluwelen glazen gouden houten ijzeren kartonnen katoenen kopəren leren linnen loden
marmeren papieren plastieken rieten rubberen stalen stenen strooien tinnen wollen zijden zilveren
`

/** Two small words that became one and that the rules would cut wrongly, in the notation of read.ts. */
const adverbs = `
# adverbs
van|af van|uit van|daan van|avond van|ochtend nog|al nog|maals zo|v'er hoe|v'er om|v'er in|zo|v'er of|w'el
ja|w'el ja|zeker vrij|w'el vaar|w'el als|je|blieft al|hoe|w'el al|om al|een al|tijd over|al over|eind over|een over|een|komst
bij|een bijeen|komst eer|gisteren bij|na ander|half məkaar heel|al aan|een uit|een in|een in|eens op|eens
even|wel even|veel even|min even|als in|tegen|deel daar|en|tegen voor|al als|of meest|al on|nauw|keurig luid|ruchtig verder|op uiter|'aard middel|eeuws links rechts links|af rechts|af onder|ste|boven mid|dər|nacht wedər|zijds
tə|gelijk tə|gəl[ij:t_ei]kər|tijd tərug tə|zamen tə|vreden tə|voren tə|voor|schijn tə|vergeefs tə|goed tə|kort tə|veel tə|huis tə|gemoet tə|keer
tə|leur|stel tə|weeg tə|recht tə|vens dat|gēne die|gēne də|gēne
də|zelf mə|zelf jə|zelf
`

const englishWords = `
# english
t[ea:t_ie]m dr[ea:t_ie]m str[ea:t_ie]m cr[ea:t_ie]m b[ea:t_ie]t d[ea:t_ie]l d[ea:t_ie]ler b[ea:t_ie][ch:m_sj]
l[ea:t_ie]der l[ea:t_ie]gue fr[ea:t_ie]k sn[ea:t_ie]ker [j:m_zj][ea:t_ie]ns st[ea:l_ee]k br[ea:l_ee]k
h[ea:k_e]dset d[ea:k_e]dl[i:t_aai]n[e:] h[ea:k_e]vy sw[ea:k_e]ter
[j:m_zj][ee:t_ie]p sp[ee:t_ie][ch:m_sj] sp[ee:t_ie]d f[ee:t_ie]dback f[ee:t_ie]ling k[ee:t_ie]per w[ee:t_ie]k|end
m[ee:t_ie]ting scr[ee:t_ie]n str[ee:t_ie]t sw[ee:t_ie]t t[ee:t_ie]n[a:l_ee]g'er
c[a:l_ee]k[e:] m[a:l_ee]k[e:] [g:m_gg][a:l_ee]m[e:] cornfl[a:l_ee]k[e:] t[a:l_ee]p[e:] t[a:l_ee]k[e:] c[a:l_ee]p[e:] sk[a:l_ee]t[e:]
sk[a:l_ee]t[e:]|b[oa:l_oo]rd d[a:l_ee]t[e:] f[a:l_ee]k[e:] f[a:l_ee]c[e:] sh[a:l_ee]k[e:] sh[a:l_ee]r[e:]
sp[a:l_ee]c[e:] r[a:l_ee]c[e:] fr[a:l_ee]m[e:] b[a:l_ee]s[e:] s[a:l_ee]l[e:] pl[a:l_ee]n[e:] upd[a:l_ee]t[e:]
upgr[a:l_ee]d[e:] b[a:l_ee]by l[a:l_ee]dy l[a:l_ee]bəl l[a:l_ee]sər cr[a:l_ee]zy b[a:l_ee]c[o:d_e]n
dat[a:l_aa]b[a:l_ee]s[e:] softw[a:l_ee]r[e:] hardw[a:l_ee]r[e:] m[ai:l_ee]l tr[ai:l_ee]n tr[ai:l_ee]lər
c[o:k_o]ckt[ai:l_ee]l
[g:m_gg][oa:l_oo]l c[oa:l_oo][ch:m_sj] t[oa:l_oo]st s[oa:l_oo]p r[oa:l_oo]d l[oa:l_oo]d
upl[oa:l_oo]d b[oa:l_oo]rd keyb[oa:l_oo]rd sn[ow:l_oo]b[oa:l_oo]rd
sh[ow:l_oo] sl[ow:l_oo] sn[ow:l_oo] wind[ow:l_oo] b[ow:l_oo]l cl[ow:t_au]n d[ow:t_au]n t[ow:t_au]n br[ow:t_au]n
cr[ow:t_au]d c[ow:t_au]boy p[ow:t_au]er
c[oo:t_oe]l cart[oo:t_oe]n b[oo:t_oe]king faceb[oo:t_oe]k m[oo:t_oe]d f[oo:t_oe]d r[oo:t_oe]ts
cr[ui:t_oe]s[e:] r[ou:t_oe]ter sc[oo:t_oe]ter scr[ew:t_oe] cr[ew:t_oe] n[ew:t_oe]s interv[iew:t_oe] rev[iew:t_oe] v[iew:t_oe]
bl[ue:t_oe]s sh[u:k_u]ttl[e:d_e] s[i:k_i]ngl[e:d_e]
h[o:l_oo]m[e:] j[o:l_oo]k[e:] sm[o:l_oo]k[e:] c[o:l_oo]k[e:] cl[o:l_oo]s[e:] ph[o:l_oo]n[e:] qu[o:l_oo]t[e:]
l[i:t_aai]n[e:] onl[i:t_aai]n[e:] offl[i:t_aai]n[e:] t[i:t_aai]m[e:] t[i:t_aai]ming dr[i:t_aai]v[e:]
s[i:t_aai]t[e:] webs[i:t_aai]t[e:] b[i:t_aai]k[e:] l[i:t_aai]k[e:] l[i:t_aai]v[e:] h[i:t_aai]k[e:] sm[i:t_aai]l[e:]
wh[i:t_aai]t[e:] pr[i:t_aai]v[a:d_e]cy l[igh:t_aai]t h[igh:t_aai] r[igh:t_aai]t f[igh:t_aai]t n[igh:t_aai]t
des[i:t_aai]gn w[i:t_aai]f[i:t_aai] mount[ai:d_e]nb[i:t_aai]k[e:] st[y:t_aai]l[e:] h[y:t_aai]p[e:] fl[y:t_aai]er
n[y:t_aai]lon b[y:t_aai]
l[o:k_u]v[e:] c[o:k_u]ver c[o:k_u]mpany m[o:k_u]n[ey:t_ie] s[e:k_u]rv[i:d_e]c[e:] sh[i:k_u]rt fl[i:k_u]rt
g[i:k_u]rl n[e:k_u]rd w[o:k_u]rk w[o:k_u]rkshop s[u:k_u]rf r[u:k_u]nn'er
f[a:k_e]n c[a:k_e]mping tr[a:k_e]m r[a:k_e]p cr[a:k_e]cker cr[a:k_e]sh fl[a:k_e]t fl[a:k_e]sh h[a:k_e]ndic[a:k_e]p
c[a:k_e]r[a:d_e]v[a:k_e]n s[a:k_e]nd|wi[ch:m_sj] m[a:k_e]t[ch:m_sj] g[a:k_e]ngster r[a:k_e]lly f[a:k_e]shion
m[a:k_e]n[a:d_e][g:m_zj]er m[a:k_e]n[a:d_e]gement h[a:k_e]ppy
hŏbby cĭty bŏdy lĭmit sher[i:d_e]ff tickət baskət pockət rackət markəting western c[a:k_e]pt[ai:d_e]n
prof[e:k_e]ssion[a:d_e]l music[a:d_e]l
[j:m_zj]ob [j:m_zj]et [j:m_zj]og [j:m_zj]oystick [j:m_zj]ungle [j:m_zj]unk [j:m_zj]unkie [j:m_zj][a:k_e]zz
[j:m_zj][a:k_e]m [j:m_zj]oint [j:m_zj]oker
lun[ch:m_sj] bran[ch:m_sj] brun[ch:m_sj] sket[ch:m_sj] swit[ch:m_sj] pit[ch:m_sj] stret[ch:m_sj] ran[ch:m_sj]
ket[ch:m_sj]up [ch:m_sj]ip [ch:m_sj]ips [ch:m_sj]eck [ch:m_sj][a:k_e]t ba[dg:m_zj][e:] bri[dg:m_zj][e:]
[a:k_e]pp l[a:k_e]ptop t[a:k_e]blət smart|ph[o:l_oo]n[e:] b[a:l_ee]b[y:t_ie]|sitter
d[ow:t_au]n|l[oa:l_oo]d bu[gg:m_gg]y
bu[dg:m_zj]et comm[u:t_oe]nity fĭnish web|shop fr[ee:t_ie]|kick ge|ïnterv[iew:t_oe]d mount[ai:k_e]nb[i:t_aai]ken b[u:k_u]n[g:m_zj]y|[j:m_zj]umpen cr[a:k_e]n|berry sk[a:l_ee]ten r[a:l_ee]cen d[a:l_ee]ten f[a:l_ee]ken l[i:t_aai]ken br[ea:l_ee]k|d[a:k_e]ncen t[i:t_aai]men r[e:t_ie]l[a:k_e]x r[e:t_ie]l[a:k_e]xen
b[a:l_ee]s[e:]b[a:l_oo]ll cupc[a:l_ee]k[e:] n[o:l_oo]t[e:]b[oo:t_oe]k v[oi:k_o]c[e:]m[ai:l_ee]l fl[ee:t_ie]c[e:] s[a:l_ee]f[e:] s[a:l_ee]v[e:]
fullt[i:t_aai]m[e:] partt[i:t_aai]m[e:] aftərsh[a:l_ee]v[e:] br[ea:l_ee]kd[a:k_e]nc[e:] dr[ea:k_e]dlocks [u:t_oe]sərn[a:l_ee]m[e:]
bŏdyg[ua:l_aa]rd boxer|short barbəc[ue:t_oe] l[ea:t_ie]s gr[a:l_ee]p[e:]|fr[ui:t_oe]t [qu:m_k][i:t_ie]tt[e:]
jackət gadgət targət spr[ay:l_ee] d[e:t_ie]l[e:t_ie]t[e:] ge|üpd[a:l_ee]t[e:]t
`

const loanWords = `
# loans verbs
r[ou:t_oe]leer blokkeer boetseer frappeer fundeer halveer kleineer posteer soldeer stoffeer waardeer
# loans
hot'el mot'el mod'el kap'el reb'el du'el caram'el karam'el aquar'el parall'el kolon'el bord'es
tab'el lib'el for'el past'el flan'el citad'el brət'el kad'et roz'et bagat'el lam'el nov'el mor'el canthar'el border'el frikad'el frikand'el fontan'el jarret'el mirab'el muskad'el organ'el pimpern'el cart'el hosp'es baron'es prior'es patron'es diacon'es
adr'es proc'es succ'es congr'es expr'es prins'es exc'es
conc'ert exp'ert dess'ert mod'ern conc'ern int'ern ext'ern div'ers perv'ers int'ens imm'ens
planeet magneet atleet profeet kasteel toneel juweel paneel fluweel tafereel perceel houweel probleem systeem
extreem compleet concreet discreet apotheek bibliotheek discotheek hypotheek europeen japannees portugees
univĕrs univĕrsum univĕrsiteit enĕr[g:m_zj]ie enĕr[g:m_zj]iek allĕrgie allĕrgisch consĕrvatief commĕrcieel
rəmēdie tragēdie comēdie epidēmie acadēmie variēteit sociēteit collēga diabētes kolēre matērie mystērie ministērie artērie
səconde secrətaris secrətaresse dəbuut dəbat skəlet bəton kamər'aad pərsoon mə|neer mə|vrouw prəmier
sirēne divĕrsiteit pŏny ĕlastiek ĕtaleer măgazijn
[ch:m_sj]ef [ch:m_sj][au:l_oo]ffeur [ch:m_sj]ocola [ch:m_sj]ocolade [ch:m_sj]ampīgn'on [ch:m_sj]ampagne
[ch:m_sj]arme [ch:m_sj]armant [ch:m_sj]irurg [ch:m_sj]ĕ[qu:m_k][e:] [ch:m_sj]āgrijn [ch:m_sj]antage
[ch:m_sj]al'ĕ[t:] [ch:m_sj]impansee rəvan[ch:m_sj]e fī[ch:m_sj]e mă[ch:m_sj]ine mă[ch:m_sj]inist pārā[ch:m_sj]utist dou[ch:m_sj] dou[ch:m_sj][e:] bro[ch:m_sj]ure
affī[ch:m_sj]e bran[ch:m_sj]e clī[ch:m_sj]é mar[ch:m_sj]eer re[ch:m_sj]er[ch:m_sj]e
[g:m_zj]iraf [g:m_zj]eniaal [g:m_zj]əlei [g:m_zj]enre lo[g:m_zj]é lo[g:m_zj]ee ra[g:m_zj]e sta[g:m_zj]e tatoea[g:m_zj]e lo[g:m_zj]eer re[g:m_zj]ie
rē[g:m_zj]īme arran[g:m_zj]eer manē[g:m_zj]e collē[g:m_zj]e prestī[g:m_zj]e bei[g:m_zj]e
ser[g:m_zj][e:]ant pass[a:l_aa][g:m_zj]ier in[g:m_zj]en[i:m_j]eur l[i:k_e]n[g:m_zj]ərie
[j:m_zj]ournaal [j:m_zj]ournalist [j:m_zj]ury [j:m_zj]us [j:m_zj]argon [j:m_zj]aloezie [j:m_zj]ongleer [j:m_zj]ongleur surv[ei:k_e][ll:m_j]eer
televi[s:m_z]ie p[i:t_ie]zza
d[ou:t_oe]ane d[ou:t_oe]anier p[ou:t_oe]le bl[ou:t_oe][s:m_z]e c[ou:t_oe]sc[ou:t_oe]s c[ou:t_oe]lisse cam[ou:t_oe]flage n[ou:t_oe]gat
r[ou:t_oe]lette s[ou:t_oe]fflé r[ou:t_oe]te r[ou:t_oe]tine silh[ou:t_oe]et
c[ou:t_oe]p'on c[ou:t_oe]vĕr[t:] g[ou:t_oe]verneur rag[ou:t_oe][t:] tr[ou:t_oe]badour
[qu:m_k]ī[ch:m_sj][e:] [qu:m_k]inoa antī[qu:m_k]air qui[zz:m_z]en pirā[nh:m_nj]a etī[qu:m_k]ette b[ou:t_oe][qu:m_k]et rest[au:l_oo]rant s[au:l_oo]vignon
det[ai:t_aai]l medaille taille portəfeuille faut[eu:t_ui][il:m_j]
comp[u:t_oe]ter tr[u:l_uu]c l[u:l_uu]xe f[a:l_aa]ç'ade dep'o[t:] tric'o[t:] dec'or mag[a:k_a]zīne cuis'īne vitr'īne compa[gn:m_nj]'ie
mil[i:m_j]eu r'adio v'ideo theor'ie k'olibrie reün'ie am'erika mu[s:m_z]'eum
pu[zz:m_z]el ma[n:m_ng][g:m_gg]o flami[n:m_ng][g:m_gg]o pi[n:m_ng][g:m_gg]uïn ka[n:m_ng][g:m_gg]oeroe
[j:m_zj]u[n:m_ng][g:m_gg]lə cəment prəcies po[s:m_z]ītie organi[s:m_z]atie exəmplaar [dj:m_zj]embé
[ch:m_sj][i:t_ie]c [g:m_zj]ən'ie re[g:m_zj][i:t_ie]sseur t[a:l_aa]bleau
lim[ou:t_oe][s:m_z]ine b[ou:t_oe]ləv[a:l_aa]r[d:]
c[a:k_a]rr[ou:t_oe]s'el fanta[s:m_z]'ie b[ou:t_oe]t[i:t_ie][qu:m_k][e:]
[e:k_a]n[qu:m_k]ête [qu:m_k]arant[ai:l_ee]ne [g:m_zj]êne
[g:m_zj]ênant prəm[i:t_ie]ère vi[s:m_z]ueel matērieel prof[e:k_e]ss[i:m_j]oneel
pre[s:m_z]ident
pārā[ch:m_sj]ute m[ou:t_oe]sse crè[ch:m_sj]e enth[ou:t_oe][s:m_z]iast
s[ou:t_oe]vən[i:t_ie]r expēditie c[oi:l_aa]ff[eu:t_eu][s:m_z]e c[oi:l_aa]ff[eu:t_eu]r
ma[qu:m_k]ĕtte [ch:m_sj]orīzo cr[oi:l_aa]ssant enth[ou:t_oe][s:m_z]iasme gymnā[s:m_z]ium ha[ch:m_sj]ee
rē[ch:m_sj]er[ch:m_sj]eur rəc'or[d:] symfon'ie urin[oi:l_aa]r m[ue:l_uu]sli bisc[ui:t_ie][t:] hyēna cam[ou:t_oe]fleer c[ou:t_oe]lissen arran[g:m_zj]əment bungal[ow:l_oo] [ch:m_sj]ipolata [ch:m_sj]oco polonai[s:m_z]e evan[g:m_g]ēlie circ[ui:t_ie][t:] th[ai:t_aai]land man[ch:m_sj]'et mannə[qu:m_k]'[i:k_e][n:] optic[i:m_j][e:k_e]n
prothe[s:m_z]e progno[s:m_z]e diagno[s:m_z]e the[s:m_z]e synthe[s:m_z]e hypothe[s:m_z]e narco[s:m_z]e punai[s:m_z]e mayonai[s:m_z]e
qua[s:m_z]i [qu:m_k]otiënt sympath'ie
[ch:m_sj]ina [ch:m_sj]inees [ch:m_sj]ili capu[ch:m_sj]'on pa[g:m_zj]e r[ou:t_oe][g:m_zj]e
atəl[i:m_j][e:l_ee][r:] doss[i:m_j][e:l_ee][r:] coll[i:m_j][e:l_ee][r:] teləfoon
[ch:m_sj]o[qu:m_k]eer [ch:m_sj]eeta analy[s:m_z]e
mənu məteen dəfect rəvolver frəquentie rētour krədiet rēligie lēgitiem mămā păpā pistă[ch:m_sj]e plū[ch:m_sj]e rū[ch:m_sj]e
d[i:t_ie]n[e:l_ee][r:] s[ou:t_oe]p[e:l_ee][r:] cr[ou:t_oe]p[i:m_j][e:l_ee][r:] cabarət[i:m_j][e:l_ee][r:] sommel[i:m_j][e:l_ee][r:] fo[y:m_j][e:l_ee][r:]
c[ou:t_oe]r[g:m_zj]'ette [au:l_oo]bĕr[g:m_zj]ine [au:l_oo]bade privilē[g:m_zj]e centrifu[g:m_zj]e strate[g:m_zj]'ie [g:m_zj]əneer [g:m_zj]il'et lo[g:m_zj]e
[ch:m_sj]anteer [ch:m_sj]armeur [ch:m_sj]armeer [ch:m_sj]ī[qu:m_k]e non[ch:m_sj]al'ant blan[ch:m_sj]eer l[ou:t_oe][ch:m_sj]e
bouill'on patrouille mitrailleur m[ai:k_a][ll:m_j]'o[t:]
[j:m_zj]ournalistiek dinēren
concūrrentie lēvəndig lemmət vrijgēvig kleinz[e:l_ee]rig
vi[s:m_z]ite ri[s:m_z]ico expo[s:m_z]ītie mi[s:m_z]ère excu[s:m_z]es [s:m_z]owie[s:m_z]o thermosflĕs wielərcoureur
āfrika almēre athēne antwĕrpen
`

/** Verbs by their ik-vorm, in the notation of read.ts. The rules handle prefixes. */
const verbs = `
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

export const emptyWordList: WordList = new Map()

export const knownWords: WordList = readWordList(
  `${nouns} ${verbs} ${adjectives} ${loanWords} ${englishWords} ${adverbs}`,
)
