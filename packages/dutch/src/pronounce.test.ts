import { expect, test } from 'vitest'
import { pronounce } from './pronounce.ts'

/** Formats sounds with `.` between klankgroepen and `'` before the stressed one. */
function spoken(word: string): string {
  return pronounce(word)
    .groups.map(({ sounds, stressed }) => (stressed ? "'" : '') + sounds.join(' '))
    .join(' . ')
}

test.each([
  ['hond', "'m_h k_o m_n m_t"],
  ['honden', "'m_h k_o m_n . m_d d_e m_n"],
  ['web', "'m_w k_e m_p"],
  ['weg', "'m_w k_e m_ch"],
  ['melk', "'m_m k_e m_l m_k"],
  ['winkel', "'m_w k_i m_ng . m_k d_e m_l"],
  ['bank', "'m_b k_a m_nk"],
  ['beer', "'m_b l_ee m_r"],
  ['leeuw', "'m_l t_eeuw"],
  ['leeuwen', "'m_l l_ee . m_w d_e m_n"],
  ['nieuwe', "'m_n t_ie . m_w d_e"],
  ['bakker', "'m_b k_a . m_k d_e m_r"],
  ['vrolijk', "'m_v m_r l_oo . m_l d_e m_k"],
  ['grappig', "'m_g m_r k_a . m_p d_e m_ch"],
  ['logisch', "'m_l l_oo . m_g t_ie m_s"],
  ['politie', "m_p l_oo . 'm_l t_ie . m_ts t_ie"],
  ['garage', "m_g l_aa . 'm_r l_aa . m_zj d_e"],
  ['douche', "'m_d t_oe m_sj"],
  ['wraak', "'m_v m_r l_aa m_k"],
  ['fabriek', "m_f l_aa . 'm_b m_r t_ie m_k"],
  ['monniken', "'m_m k_o . m_n d_e . m_k d_e m_n"],
  ['nieuwste', "'m_n t_ieuw . m_s m_t d_e"],
  ['verduidelijking', "m_v d_e m_r . 'm_d t_ui . m_d d_e . m_l d_e . m_k k_i m_ng"],
  ['vergelijking', "m_v d_e m_r . m_g d_e . 'm_l t_ei . m_k k_i m_ng"],
  ['failliet', "m_f k_a m_j . 'm_j t_ie m_t"],
  ['ratatouille', "m_r l_aa . m_t l_aa . 'm_t t_oe . m_j d_e"],
  ['thermosfles', "'m_t k_e m_r . m_m k_o m_s . m_f m_l k_e m_s"],
  ['koperen', "'m_k l_oo . m_p d_e . m_r d_e m_n"],
  ['wielercoureur', "'m_w t_ie . m_l d_e m_r . m_k t_oe . m_r t_eu m_r"],
  ['spannender', "'m_s m_p k_a . m_n d_e m_n . m_d d_e m_r"],
  ['toilet', "m_t m_w l_aa . 'm_l k_e m_t"],
  ['chat', "'m_t m_sj k_e m_t"],
  ['sandwich', "'m_s k_e m_n m_t . m_w k_i m_t m_sj"],
  ['chef', "'m_sj k_e m_f"],
  ['cowboy', "'m_k t_au . m_b k_o m_j"],
  ['handdoek', "'m_h k_a m_n m_t . m_d t_oe m_k"],
  ["foto's", "'m_f l_oo . m_t l_oo m_s"],
  ['leefde', "'m_l l_ee m_v . m_d d_e"],
  ['zweefden', "'m_z m_w l_ee m_v . m_d d_e m_n"],
  ['verhuisde', "m_v d_e m_r . 'm_h t_ui m_z . m_d d_e"],
  ['verhuisd', "m_v d_e m_r . 'm_h t_ui m_s m_t"],
  ['krabde', "'m_k m_r k_a m_b . m_d d_e"],
  ['zaagde', "'m_z l_aa m_g . m_d d_e"],
  ['vreugde', "'m_v m_r t_eu m_g . m_d d_e"],
  ['vijfde', "'m_v t_ei m_v . m_d d_e"],
  ['liefdevol', "'m_l t_ie m_v . m_d d_e . m_v k_o m_l"],
  ['geverfd', "m_g d_e . 'm_v k_e m_r m_f m_t"],
  ['geverfde', "m_g d_e . 'm_v k_e m_r m_v . m_d d_e"],
  ['hoofddoek', "'m_h l_oo m_f m_t . m_d t_oe m_k"],
  ['huisdeur', "'m_h t_ui m_s . m_d t_eu m_r"],
  ['blafte', "'m_b m_l k_a m_f . m_t d_e"],
  ['chagrijnig', "m_sj l_aa . 'm_g m_r t_ei . m_n d_e m_ch"],
])('%s', (word, expected) => {
  expect(spoken(word)).toBe(expected)
})

test.each([
  ['kasteel', 1],
  ['agenda', 1],
  ['paraplu', 2],
  ['postbode', 0],
  ['zonsopgang', 1],
  ['verhaal', 1],
  ['koning', 0],
  ['kabouter', 1],
  ['bakkerij', 2],
  ['fantastisch', 1],
  ['café', 1],
  ['voetbal', 0],
  ['olifant', 0],
  ['universiteit', 4],
])('%s is stressed on klankgroep %i, counted from 0', (word, stressed) => {
  expect(pronounce(word).groups.findIndex((group) => group.stressed)).toBe(stressed)
})

test('sounds of an author replace those of the rules', () => {
  expect(pronounce('goal', { structure_audio_parts: 'm_g,l_oo,m_l' }).groups).toEqual([
    { sounds: ['m_g', 'l_oo', 'm_l'], stressed: true },
  ])
  const computer = {
    structure: 'M1,K1,M1,M1,T1,M1,D1,M1',
    structure_audio_parts: 'm_k,k_o,m_m,m_p,t_oe,m_t,d_e,m_r',
  }
  expect(pronounce('computer', computer).groups[1]?.sounds).toEqual(['m_p', 'm_j', 't_oe'])
})

test('an uncertain word lists the sounds to check', () => {
  expect(pronounce('team').unsure).toEqual([])
  expect(pronounce('soigneur').unsure).not.toEqual([])
})
