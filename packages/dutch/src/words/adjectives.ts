export const adjectives = `
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
slecht slim slordig sluw smal snel soepel somber spits stabiel star steil sterk stevig stijf stil stipt
stoer stom stomp stout strak streng stroef stug suf taai tam teder tevreden traag triest troebel trots trouw
vaag vaal vals vast veel veilig verder vers vet vies vlak vlot vlug vochtig vol voorzichtig vorig vreemd
vrij vroeg vroom vuil waar waard wakker wankel warm week weinig wijd wijs wild wit woest wreed zacht zat
zeker zelf zelfde ziek zielig zoet zout zuinig zuiver zuur zwaar zwak zwart
# materials
aarden betonnen bronzen fluwelen glazen gouden houten ijzeren kartonnen katoenen koperen leren linnen loden
marmeren papieren plastieken rieten rubberen stalen stenen strooien tinnen wollen zijden zilveren
`
