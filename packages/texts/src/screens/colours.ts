import { catalogue, exclaimed, spoken } from '../catalogue.ts'

export const choose = spoken('Kies een kleur')
export const chooseFirst = spoken('Kies eerst een kleur.')
export const fewer = 'Minder kleuren'
export const more = 'Meer kleuren'
export const blocks = catalogue({ block: 'Blok {number}', letter: 'Letter {number}: {letter}' })
export const coloured = 'Goed gekleurd!'
export const demonstration = catalogue({
  watch: spoken('Kijk mee. Zo kleur je een woord.'),
  tap: spoken('Ik tik op elke letter die zo klinkt.'),
  type: spoken('Dan typ ik het woord, letter voor letter.'),
  yourTurn: exclaimed('Zo doe je dat. Nu jij!'),
  now: 'Nu ik!',
})
export const meanings = catalogue({
  red: 'tweetekenklank',
  green: 'korte klank',
  yellow: 'lange klank',
  pink: 'vast stukje vooraan of achteraan',
  black: 'stille letter of teken',
  purple: 'dubbele medeklinker',
  orange: 'zachte u',
  brown: 'letter uit een andere taal',
  darkblue: 'medeklinker met meer letters',
  white: 'drie of vier letters',
  lightblue: 'medeklinker',
})
export const isFor = catalogue({
  red: spoken('Rood is voor een tweetekenklank, zoals in boek.'),
  green: spoken('Groen is voor een korte klank, zoals in kat.'),
  yellow: spoken('Geel is voor een lange klank, zoals in maan.'),
  pink: spoken('Roze is voor een vast stukje vooraan of achteraan, zoals in eerlijk.'),
  black: spoken('Zwart is voor een stille letter of een teken, zoals in cake.'),
  purple: spoken('Paars is voor een dubbele medeklinker, zoals in bakker.'),
  orange: spoken('Oranje is voor een letter die klinkt als een zachte u, zoals in lopen.'),
  brown: spoken('Bruin is voor een letter uit een andere taal, zoals in taxi.'),
  darkblue: spoken('Donkerblauw is voor een medeklinker met meer letters, zoals in ring.'),
  white: spoken('Wit is voor een klank van drie of vier letters, zoals in leeuw.'),
  lightblue: spoken('Lichtblauw is voor een medeklinker, zoals in vis.'),
})
