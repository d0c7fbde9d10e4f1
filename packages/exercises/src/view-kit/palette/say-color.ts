import type { Color } from '@letterliaan/contract'
import type { ProductText } from '@letterliaan/contract/texts'

/** What is said of a colour when it is chosen: whole sentences, as they can be read aloud. */
const sentences: Readonly<Record<Color, ProductText>> = {
  red: 'Rood is voor een tweetekenklank.',
  green: 'Groen is voor een korte klank.',
  yellow: 'Geel is voor een lange klank.',
  pink: 'Roze is voor een vast stukje vooraan of achteraan, zoals ver of lijk.',
  black: 'Zwart is voor een stille letter of een teken.',
  purple: 'Paars is voor een dubbele medeklinker.',
  orange: 'Oranje is voor een letter die klinkt als een zachte u.',
  brown: 'Bruin is voor een letter uit een andere taal.',
  darkblue: 'Donkerblauw is voor een medeklinker met meer letters.',
  white: 'Wit is voor een klank van drie of vier letters.',
  lightblue: 'Lichtblauw is voor een medeklinker.',
}

export const sayColor = (color: Color): ProductText => sentences[color]
