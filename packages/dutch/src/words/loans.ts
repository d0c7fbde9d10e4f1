export const loanWords = `
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
āfrika almēre athēne antwĕrpen
`
