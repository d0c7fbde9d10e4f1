import { catalogue } from '@letterliaan/texts'

export const title = 'Inloggen van begeleiders'
export const counted =
  'Medewerkers met een tweede stap: {has}. Zonder: {hasNot}. Kinderen hebben er nooit een nodig.'
export const ask = 'Is een tweede stap nodig?'
export const choices = catalogue({
  no: 'Nee, wie wil stelt hem in',
  now: 'Ja, vanaf nu',
  week: 'Ja, vanaf volgende week',
})
export const from =
  'Vanaf {day} gaat zonder tweede stap alleen ‘Uw account’ open. Wie inlogt met de school, doet de tweede stap daar.'
export const save = 'Bewaar de keuze'
export const isSaved = 'De keuze voor de tweede stap is bewaard.'
export const idleLabel = 'Uitloggen na zoveel minuten zonder gebruik'
export const idleHint = 'Van {min} tot {max}. Wat iemand typte, staat er na het inloggen nog.'
export const wrongIdle = 'Vul een getal in van {min} tot {max}.'
export const saveIdle = 'Bewaar de minuten'
export const idleSaved = 'Begeleiders zijn na {count} minuten zonder gebruik uitgelogd.'
