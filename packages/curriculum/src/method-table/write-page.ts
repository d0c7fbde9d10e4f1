import { nameSchoolGroup } from '@letterliaan/rules/calendar'
import { compareByTeaching, type StepFile } from '../schema/step.ts'
import { methodPlaces } from './methods.ts'

const none = '–'

/** Returns docs/leerlijn.md: steps next to methods and reference levels, with Flemish differences (ZIN-6). */
export function writePage(files: readonly StepFile[]): string {
  const steps = files.toSorted(compareByTeaching)
  return `${head}
${[3, 4, 5, 6, 7, 8].map((group) => writeGroup(steps, group)).join('\n\n')}

${flanders}
### Andere woorden
| stap | in Nederland | in Vlaanderen |
|---|---|---|
${steps.flatMap(writeWords).join('\n')}

${pronunciation}`
}

function writeGroup(steps: readonly StepFile[], group: number): string {
  const { yes = [], no = [] } = Object.groupBy(
    steps.filter((step) => step.group === group),
    ({ category }) => (category in methodPlaces ? 'yes' : 'no'),
  )
  const others = no.map(({ nr, label }) => `${nr} ${label}`).join('; ')
  const columns = allColumns.filter(({ of }) => yes.some(({ category }) => methodPlaces[category]?.[of]))
  const table = [
    ['stap', 'naam', ...columns.map(({ title }) => title)],
    ['---', '---', ...columns.map(() => '---')],
    ...yes.map(({ nr, label, category }) => [
      nr,
      label,
      ...columns.map(({ of }) => methodPlaces[category]?.[of] ?? none),
    ]),
  ]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')
  return [
    `## Groep ${group}, ${nameSchoolGroup(group, 'vlaanderen')}`,
    ...(yes.length > 0 ? [table] : []),
    ...(no.length > 0 ? [`Niets gevonden over: ${others}.`] : []),
  ].join('\n\n')
}

const allColumns = [
  { title: 'Staal', of: 'staal' },
  { title: 'Taal actief 4', of: 'taalActief' },
  { title: 'referentieniveau', of: 'level' },
] as const

const wordsOf = ({ words }: StepFile) =>
  Object.values(words)
    .flat()
    .filter(({ flemish }) => flemish !== undefined)

const writeWords = (step: StepFile): string[] =>
  wordsOf(step)
    .filter(({ word, flemish }) => word !== flemish?.word)
    .map(({ word, flemish }) => `| ${step.nr} | ${word} | ${flemish?.word ?? none} |`)

const head = `# De leerlijn naast uw methode
<!-- Geschreven door \`npm run method-table\` uit de stappen; verander hier niets. -->

Welke stap past bij wat u in de klas doet? De stappen staan naast de categorieën van twee methodes en de referentieniveaus. Een
streepje betekent: in een openbare bron vonden wij er niets over.

- **Staal**: de namen en groepen zoals [een school ze aan ouders laat zien](https://www.jozefschool-schiedam.nl/Ouders/Samen-Leren/Spelling/Filmpjes)
  ([alle namen](https://www.jozefschool-schiedam.nl/Ouders/Samen-Leren/Spelling/Spellingcategorieen)). Bij twee namen staat daar in het deel dat wij
  konden lezen geen groep.
- **Taal actief 4**: de nummers van de categorieën, en tussen haakjes waar ze aan bod komen, uit
  [het overzicht naast Cito 3.0](https://5dok.net/document/zpnx16pr-taal-actief-overzicht-spellingcategorie%C3%ABn-cito-versus-taal-actief.html).
  Wij konden alleen het begin lezen, over groep 3 en 4.
- **Referentieniveau**: waar SLO de soort spelling indeelt,
  in [doelen en inhouden van taalverzorging](http://passendonderwijsaanbod.slo.nl/taal/basisaanbod/verzorging/doelen/) en
  [de referentieniveaus spelling](http://opbrengstgerichtspellen.slo.nl/schoolcyclus/1E/refniveaus/). 2F heet voor het basisonderwijs ook 1S. Welke stap
  daarbij hoort, hebben wij gekozen.

Kies bij **Pad** de groep en de maand, of zoek de stappen hieronder. De methodes en hun namen zijn van hun uitgevers; Letterliaan hoort daar niet bij.
`

const flanders = `## Vlaanderen
Kiest de beheerder bij **Instellingen** voor Vlaanderen, dan krijgen stappen andere woorden en zinnen waar een woord alleen in Nederland
gewoon is, met dezelfde regel en even moeilijk. Een stap waaraan een kind begonnen is, houdt zijn woorden.

Wij kozen de woorden zelf; een Vlaamse leerkracht keek ze nog niet na.
`

const pronunciation = `### Uitspraak
Een kind schrijft; wat het zegt, wordt nergens beoordeeld. De stem van Letterliaan zegt
woorden op zijn Nederlands. Wilt u een Vlaamse stem, neem de woorden dan op: met een klassenstem of een stempakket.

| wat verschilt | in de stappen | wat Letterliaan doet |
|---|---|---|
| *politie* met ‘tsie’ of met ‘sie’ | 56 | De regel noemt beide. |
| *chips* met ‘sj’ of met ‘tsj’ | 63 | De regel noemt ‘sj’. |
| v en z klinken in Vlaanderen meer anders dan f en s | 15, 16, 29, 30 | De regels blijven gelden. |
| *cake*, *team*, *scooter* en andere Engelse woorden | 69 | De klank wordt niet gevraagd, wel de letters. |
| *garage*, *bagage* en andere woorden op -age | 64 | De regel noemt ‘zj’. |

Bij **KiesKlank** en **klankgroepen** kiest het kind tussen klanken van de stem. Zegt uw klas een woord anders, verander dan de uitspraak van dat
woord bij **Uitspraak**.
`
