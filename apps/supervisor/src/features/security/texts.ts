import { catalogue } from '@letterliaan/texts'

export const texts = catalogue({
  title: 'Inloggen van begeleiders',
  secondStep: {
    counted: 'Medewerkers met een tweede stap: {has}. Zonder: {hasNot}. Kinderen hebben er nooit een nodig.',
    ask: 'Is een tweede stap nodig?',
    choices: {
      no: 'Nee, wie wil stelt hem in',
      now: 'Ja, vanaf nu',
      week: 'Ja, vanaf volgende week',
    },
    from: 'Vanaf {day} gaat zonder tweede stap alleen ‘Uw account’ open. Wie inlogt met de school, doet de tweede stap daar.',
    save: 'Bewaar de keuze',
    isSaved: 'De keuze voor de tweede stap is bewaard.',
  },
  idle: {
    label: 'Uitloggen na zoveel minuten zonder gebruik',
    hint: 'Van {min} tot {max}. Wat iemand typte, staat er na het inloggen nog.',
    wrong: 'Vul een getal in van {min} tot {max}.',
    save: 'Bewaar de minuten',
    isSaved: 'Begeleiders zijn na {count} minuten zonder gebruik uitgelogd.',
  },
})
