/** Loanwords whose sounds or stress the rules would get wrong, in the notation of read.ts. */
export const LOANS = `
# loans verbs
blokkeer boetseer frappeer fundeer halveer kleineer posteer soldeer stoffeer waardeer
# loans
hot'el mod'el kap'el reb'el du'el caram'el karam'el aquar'el carrous'el parall'el
adr'es proc'es succ'es congr'es expr'es prins'es exc'es
conc'ert exp'ert dess'ert mod'ern conc'ern int'ern ext'ern div'ers perv'ers int'ens imm'ens
planeet magneet atleet profeet kasteel toneel juweel paneel fluweel tafereel perceel houweel probleem systeem
extreem compleet concreet discreet apotheek bibliotheek discotheek hypotheek europeen chinees japannees portugees
univĕrs univĕrsum univĕrsiteit enĕr[g:m_zj]ie enĕr[g:m_zj]iek allĕrgie allĕrgisch consĕrvatief commĕrcieel
expēditie remēdie tragēdie comēdie epidēmie acadēmie variēteit sociēteit collēga diabētes
səconde det[ai:t_aai]l secrətaris secrətaresse dəbuut pərsoon pərsoneel pərsoonlijk kamər'aad mə|neer mə|vrouw
pŏny ĕlastiek ēcho
[ch:m_sj]ef [ch:m_sj][au:l_oo]ffeur [ch:m_sj]ocola [ch:m_sj]ocolade [ch:m_sj]ampīgn'on [ch:m_sj]ampagne [ch:m_sj]arme
[ch:m_sj]armant [ch:m_sj]ic [ch:m_sj]irurg [ch:m_sj]eque [ch:m_sj]agrijn [ch:m_sj]antage mă[ch:m_sj]ine
mă[ch:m_sj]inist pārā[ch:m_sj]ute dou[ch:m_sj][e:] bro[ch:m_sj]ure affī[ch:m_sj]e crè[ch:m_sj]e bran[ch:m_sj]e
cli[ch:m_sj]é mar[ch:m_sj]eer
[g:m_zj]iraf [g:m_zj]enie [g:m_zj]eniaal [g:m_zj]elei [g:m_zj]enre lo[g:m_zj]é lo[g:m_zj]eer re[g:m_zj]ie
re[g:m_zj]isseur arran[g:m_zj]eer manē[g:m_zj]e collē[g:m_zj]e prestī[g:m_zj]e bei[g:m_zj]e
[j:m_zj]ournaal [j:m_zj]ournalist [j:m_zj]ury [j:m_zj]us [j:m_zj]argon [j:m_zj]aloezie [j:m_zj]ongleer
s[ou:t_oe]vən'ir lim[ou:t_oe]sine d[ou:t_oe]ane cam[ou:t_oe]flage b[ou:t_oe]levard n[ou:t_oe]gat
enth[ou:t_oe]siast b[ou:t_oe]tique r[ou:t_oe]lette s[ou:t_oe]fflé r[ou:t_oe]te r[ou:t_oe]tine silh[ou:t_oe]et
c[ou:t_oe]p'on en[qu:m_k]ête etī[qu:m_k]ette rest[au:l_oo]rant
`
