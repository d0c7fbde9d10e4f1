/** Public facts about two methods and the reference levels, by category. The page names the sources. */
export interface MethodPlace {
  readonly staal?: string
  /** Category and place of teaching in the publisher's table. */
  readonly taalActief?: string
  readonly level?: string
}

const alphabetic = 'alfabetisch, 1F'
const orthographic = 'orthografisch, 1F'
const morphological = 'morfologisch, 1F'
const hard = 'moeilijk geval, 2F'
const ambiguous = 'spelambigu, 2F'

const hakwoord = 'hakwoord (groep 3)'
const eerWoord = 'eer-oor-eur-eelwoord (groep 3)'
const langermaak = 'langermaakwoord (groep 4)'
const klankgroepen = 'klankgroepenwoord (groep 4)'
const verkleinwoord = 'verkleinwoord (groep 4)'
const achtervoegsel = 'achtervoegsel (groep 4)'
const kommaS = 'komma-s-meervoud (groep 5)'

export const methodPlaces: Readonly<Record<string, MethodPlace>> = {
  kort: { staal: hakwoord, level: alphabetic },
  lang: { staal: hakwoord, level: alphabetic },
  tweeteken: { staal: hakwoord, level: alphabetic },
  mmkm: { staal: hakwoord, taalActief: '1a (4.1)', level: alphabetic },
  mkmm: { staal: hakwoord, taalActief: '1a (4.1)', level: alphabetic },
  cluster: { staal: hakwoord, taalActief: '1b (4.1)', level: alphabetic },
  plakletter: { taalActief: '2ab (4.1)', level: orthographic },
  sch: { taalActief: '4ab (4.2)', level: orthographic },
  ng: { staal: 'zingwoord (groep 3)', taalActief: '5ab (4.3, 5.1)', level: orthographic },
  nk: { staal: 'plankwoord (groep 3)', taalActief: '5ab (4.3, 5.1)', level: orthographic },
  cht: { staal: 'luchtwoord (groep 3)', level: orthographic },
  aai: { staal: 'aai-ooi-oeiwoord (groep 3)', taalActief: '7abc (4.4, 5.1)', level: orthographic },
  eer: { staal: eerWoord, taalActief: '6abc (4.3, 5.1)' },
  eel: { staal: eerWoord },
  eeuw: { staal: 'eeuw-ieuwwoord (groep 3)', level: orthographic },
  'v/f': { taalActief: '3ab (4.2)', level: alphabetic },
  'z/s': { taalActief: '3ab (4.2)', level: alphabetic },
  samenstelling: { taalActief: '37a (5.8)' },
  'stomme-e': { taalActief: '17abcd (4.4, 5.3)' },
  'kg-M': { staal: klankgroepen },
  'kg-T': { staal: klankgroepen },
  'kg-L': { staal: klankgroepen, level: orthographic },
  'kg-L+': { staal: klankgroepen, level: orthographic },
  'kg-K': { staal: klankgroepen, level: orthographic },
  'kg-LK': { staal: klankgroepen, level: orthographic },
  'be-ge-ver': { staal: 'voorvoegsel (groep 4)', taalActief: '17abcd (4.4, 5.3)' },
  'open-eind': { taalActief: '27a (4.7)' },
  'ee-eind': { level: orthographic },
  'eind-d': { staal: langermaak, taalActief: '25 (4.7, 5.4, 5.6)' },
  'd/t': { staal: langermaak, taalActief: '25 (4.7, 5.4, 5.6)' },
  'b/p': { staal: langermaak },
  'vk-je': { staal: verkleinwoord, taalActief: '24ab (4.6, 5.5)', level: morphological },
  'vk-tje': { staal: verkleinwoord, taalActief: '24ab (4.6, 5.5)', level: morphological },
  'vk-etje': { level: morphological },
  'vk-open': { level: hard },
  ij: { taalActief: '10ab (4.3, 4.5, 5.2, 5.3)', level: ambiguous },
  ei: { taalActief: '10ab (4.3, 4.5, 5.2, 5.3)', level: ambiguous },
  au: { taalActief: '11ab (4.5, 5.5)', level: ambiguous },
  ou: { taalActief: '11ab (4.5, 5.5)', level: ambiguous },
  'mv-s': { level: morphological },
  'mv-bijz': { level: morphological },
  "mv-'s": { staal: kommaS, level: hard },
  'mv-mix': { staal: kommaS, level: hard },
  ig: { staal: achtervoegsel, level: morphological },
  lijk: { staal: achtervoegsel, level: morphological },
  'ing-heid': { level: morphological },
  'samenst-weg': { level: morphological },
  'tussen-n': { level: hard },
  bnw: { level: morphological },
  'i=ie': { staal: 'kilowoord (groep 5)' },
  'c=k': { staal: 'colawoord (groep 5)', level: ambiguous },
  'c=s': { staal: 'centwoord (groep 5)' },
  tie: { staal: 'politiewoord (groep 5)', level: morphological },
  isch: { staal: 'tropischwoord (groep 5)', level: morphological },
  "'s": { staal: 'komma-s-woord (groep 5)', level: hard },
  'y=ie': { staal: 'lollywoord' },
  x: { staal: 'taxiwoord (groep 6)' },
  th: { staal: 'theewoord (groep 6)' },
  é: { staal: 'caféwoord (groep 6)' },
  'ch=sj': { staal: 'chefwoord (groep 6)' },
  'g=zj': { staal: 'garagewoord' },
  eau: { staal: 'cadeauwoord (groep 6)' },
  'ou=oe': { staal: 'routewoord (groep 6)' },
  teit: { level: morphological },
  'ww-ik': { level: 'werkwoord, 1F' },
  'ww-jij': { level: 'werkwoord, moeilijk geval' },
}
