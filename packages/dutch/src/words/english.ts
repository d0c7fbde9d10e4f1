export const englishWords = `
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
jackət gadgət targət spr[ay:l_ee]
`
