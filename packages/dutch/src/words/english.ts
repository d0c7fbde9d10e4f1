/** English words in Dutch, in the notation of read.ts. */
export const ENGLISH = `
# english
t[ea:t_ie]m dr[ea:t_ie]m str[ea:t_ie]m cr[ea:t_ie]m b[ea:t_ie]t d[ea:t_ie]l b[ea:t_ie][ch:m_sj] l[ea:t_ie]der
fr[ea:t_ie]k [j:m_zj][ea:t_ie]ns st[ea:l_ee]k h[ea:k_e]dset d[ea:k_e]dl[i:t_aai]n[e:]
[j:m_zj][ee:t_ie]p sp[ee:t_ie][ch:m_sj] sp[ee:t_ie]d f[ee:t_ie]dback k[ee:t_ie]per w[ee:t_ie]kend m[ee:t_ie]ting
str[ee:t_ie]t t[ee:t_ie]n[a:l_ee]g'er
c[a:l_ee]k[e:] g[a:l_ee]m[e:] t[a:l_ee]p[e:] c[a:l_ee]p[e:] sk[a:l_ee]t[e:] sk[a:l_ee]t[e:]|b[oa:l_oo]rd d[a:l_ee]t[e:]
sh[a:l_ee]k[e:] sp[a:l_ee]c[e:] r[a:l_ee]c[e:] fr[a:l_ee]m[e:] upd[a:l_ee]t[e:] b[a:l_ee]by l[a:l_ee]dy b[a:l_ee]c[o:d_e]n
datab[a:l_ee]s[e:] softw[a:l_ee]r[e:] hardw[a:l_ee]r[e:] m[ai:l_ee]l em[ai:l_ee]l tr[ai:l_ee]n
[g:m_gg][oa:l_oo]l c[oa:l_oo][ch:m_sj] t[oa:l_oo]st r[oa:l_oo]d downl[oa:l_oo]d b[oa:l_oo]rd sn[ow:l_oo]b[oa:l_oo]rd
sh[ow:l_oo] sl[ow:l_oo] wind[ow:l_oo] b[ow:l_oo]l cl[ow:t_au]n d[ow:t_au]n br[ow:t_au]n c[ow:t_au]boy p[ow:t_au]er
c[oo:t_oe]l cart[oo:t_oe]n faceb[oo:t_oe]k m[oo:t_oe]d cr[ui:t_oe]s[e:] scr[ew:t_oe] cr[ew:t_oe] interv[iew:t_oe]
h[o:l_oo]m[e:] j[o:l_oo]k[e:] sm[o:l_oo]k[e:]
l[i:t_aai]n[e:] onl[i:t_aai]n[e:] t[i:t_aai]m[e:] dr[i:t_aai]v[e:] f[i:t_aai]l[e:] s[i:t_aai]t[e:] webs[i:t_aai]t[e:]
b[i:t_aai]k[e:] l[i:t_aai]k[e:] l[i:t_aai]v[e:] h[i:t_aai]k[e:] l[igh:t_aai]t h[igh:t_aai] f[igh:t_aai]t des[i:t_aai]gn
pr[i:t_aai]v[a:d_e]cy fl[y:t_aai]er n[y:t_aai]lon w[i:t_aai]f[i:t_aai] mountainb[i:t_aai]k[e:]
l[o:k_u]v[e:] c[o:k_u]ver s[e:k_u]rv[i:d_e]c[e:] sh[i:k_u]rt fl[i:k_u]rt n[e:k_u]rd w[o:k_u]rk hŏbby cĭty bŏdy
f[a:k_e]n c[a:k_e]mping tr[a:k_e]m r[a:k_e]p cr[a:k_e]cker fl[a:k_e]t h[a:k_e]ndic[a:k_e]p c[a:k_e]r[a:d_e]v[a:k_e]n
s[a:k_e]nd|wi[ch:m_sj] m[a:k_e]t[ch:m_sj] tickət baskət pockət budgət m[a:k_e]n[a:d_e][g:m_zj]er m[a:k_e]n[a:d_e]gement
[j:m_zj]ob [j:m_zj]et [j:m_zj]og [j:m_zj]oystick [j:m_zj]ungle [j:m_zj]unk [j:m_zj][a:k_e]zz [j:m_zj][a:k_e]m
lun[ch:m_sj] sket[ch:m_sj] swit[ch:m_sj] ket[ch:m_sj]up brun[ch:m_sj] [ch:m_sj]ip [ch:m_sj]ips [ch:m_sj]eck
[ch:m_sj][a:k_e]t ba[dg:m_zj][e:] sher[i:d_e]ff
`
