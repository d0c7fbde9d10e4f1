import { catalogue, spoken } from '../catalogue.ts'

export const ownWordsTexts = catalogue({
  records: {
    title: 'Mijn records',
    intro: spoken('Dit heb jij zelf gedaan. Wat hier staat, blijft staan.'),
    none: spoken('Hier komt te staan wat jij goed schrijft in een oefening of een dictee.'),
    streak: spoken('Zoveel woorden schreef je goed, zonder fout ertussen.'),
    longest: spoken('Dit is het langste woord dat je goed schreef.'),
    dictation: spoken('Dit dictee ging beter dan de keer ervoor.'),
    dictationRuns: '{label}: eerst {before} fout, daarna {missed} fout',
  },
  families: {
    title: 'Woordfamilies',
    intro: spoken(
      'Woorden van één familie horen bij elkaar. Schrijf je een woord goed? Dan komt het hier te staan.',
      {
        easier: 'Deze woorden horen bij elkaar. Schrijf je er een goed? Dan komt het hier te staan.',
        sober: 'Een woord dat je goed schrijft, komt hier bij zijn familie te staan.',
      },
    ),
    none: spoken('Je hebt nog geen woord van een familie gevonden.'),
    count: '{found} van de {all}',
    complete: 'compleet',
    toFind: 'nog te vinden: {count} letters',
    all: { one: 'Laat de familie zien', many: 'Laat alle {count} families zien' },
    others: { one: 'Laat de andere familie zien', many: 'Laat de andere {count} families zien' },
  },
  missing: spoken('Je woorden zijn nu niet op te halen. Met internet staan ze hier weer.'),
})
