import { buddyTexts } from './buddies/index.ts'
import type { Catalogue, Tone } from './catalogue.ts'
import { dailyCatalogue } from './daily/index.ts'
import { listTones } from './list.ts'
import * as badgesTexts from './screens/badges.ts'
import * as bookshelfTexts from './screens/bookshelf.ts'
import * as calmTexts from './screens/calm.ts'
import * as caveTexts from './screens/cave.ts'
import * as colourTexts from './screens/colours.ts'
import * as commonTexts from './screens/common.ts'
import * as dictatedTexts from './screens/dictated-sentence.ts'
import * as exerciseTexts from './screens/exercise.ts'
import * as gameTexts from './screens/games.ts'
import * as goalTexts from './screens/goals.ts'
import * as helpTexts from './screens/help.ts'
import * as lessonTexts from './screens/lesson.ts'
import * as logbookTexts from './screens/logbook.ts'
import * as loginTexts from './screens/login.ts'
import * as mapTexts from './screens/map.ts'
import * as measureTexts from './screens/measure.ts'
import * as missedTexts from './screens/missed-words.ts'
import * as overviewTexts from './screens/overview.ts'
import * as pageTexts from './screens/pages.ts'
import * as profileTexts from './screens/profile.ts'
import * as progressTexts from './screens/progress.ts'
import * as repetitionTexts from './screens/repetition.ts'
import * as reportTexts from './screens/report.ts'
import * as rewardTexts from './screens/rewards.ts'
import * as schoolLoginTexts from './screens/school-login.ts'
import * as scoreboardTexts from './screens/scoreboard.ts'
import * as shellTexts from './screens/shell.ts'
import * as shopTexts from './screens/shop.ts'
import * as soundChartTexts from './screens/sound-chart.ts'
import * as subscriptionTexts from './screens/subscription.ts'
import * as toetsTexts from './screens/toets.ts'
import * as toetsIntroTexts from './screens/toets-intro.ts'
import * as togetherTexts from './screens/together.ts'
import * as ownWordsTexts from './screens/own-words.ts'
import * as tooEarlyTexts from './screens/too-early.ts'
import * as treehouseTexts from './screens/treehouse.ts'
import * as treehouseGreetingTexts from './screens/treehouse-greetings.ts'
import * as uiTexts from './screens/ui.ts'
import { wordHistories } from './word-histories/histories.ts'
import { storyCatalogue } from './story/index.ts'

export { listTexts, listSpokenTexts, fillNumbers, type ListedText } from './list.ts'

/** A screen or dialog. `title` is for editors. `file` is relative to the folder `screens`. */
export interface Screen {
  readonly title: string
  readonly file: string
  readonly texts: Catalogue
}

/** Every catalogue, in the order in which a child meets them. */
export const screens: readonly Screen[] = [
  { title: 'Op veel schermen', file: 'common.ts', texts: commonTexts },
  { title: 'Knoppen, velden en vensters', file: 'ui.ts', texts: uiTexts },
  { title: 'Namen van pagina’s', file: 'pages.ts', texts: pageTexts },
  { title: 'Menu, hulp en storingen', file: 'shell.ts', texts: shellTexts },
  { title: 'Beloningen', file: 'rewards.ts', texts: rewardTexts },
  { title: 'Rustig en geluid', file: 'calm.ts', texts: calmTexts },
  { title: 'Fout gevonden?', file: 'report.ts', texts: reportTexts },
  { title: 'Scorebord', file: 'scoreboard.ts', texts: scoreboardTexts },
  { title: 'Inloggen', file: 'login.ts', texts: loginTexts },
  { title: 'Inloggen met de school', file: 'school-login.ts', texts: schoolLoginTexts },
  { title: 'Profiel en welkom', file: 'profile.ts', texts: profileTexts },
  { title: 'Vier werelden', file: 'overview.ts', texts: overviewTexts },
  { title: 'Kaart', file: 'map.ts', texts: mapTexts },
  { title: 'Lespagina', file: 'lesson.ts', texts: lessonTexts },
  { title: 'Oefening', file: 'exercise.ts', texts: exerciseTexts },
  { title: 'Spellen', file: 'games.ts', texts: gameTexts },
  { title: 'Samen spelen', file: 'together.ts', texts: togetherTexts },
  { title: 'Zinnen van een zinnendictee', file: 'dictated-sentence.ts', texts: dictatedTexts },
  { title: 'Gemiste woorden van een dictee', file: 'missed-words.ts', texts: missedTexts },
  { title: 'Hulp bij een woord', file: 'help.ts', texts: helpTexts },
  { title: 'Te vroeg op de knop', file: 'too-early.ts', texts: tooEarlyTexts },
  { title: 'Kleuren van klanken', file: 'colours.ts', texts: colourTexts },
  { title: 'Toets', file: 'toets.ts', texts: toetsTexts },
  { title: 'Begin van een toets', file: 'toets-intro.ts', texts: toetsIntroTexts },
  { title: 'Meting', file: 'measure.ts', texts: measureTexts },
  { title: 'Boomhut', file: 'treehouse.ts', texts: treehouseTexts },
  { title: 'Boomhut: bij binnenkomst', file: 'treehouse-greetings.ts', texts: treehouseGreetingTexts },
  { title: 'Deze week', file: 'goals.ts', texts: goalTexts },
  { title: 'Herhaling', file: 'repetition.ts', texts: repetitionTexts },
  { title: 'Voortgang', file: 'progress.ts', texts: progressTexts },
  { title: 'Boekenplank', file: 'bookshelf.ts', texts: bookshelfTexts },
  { title: 'Logboek', file: 'logbook.ts', texts: logbookTexts },
  { title: 'Mijn woorden', file: 'own-words.ts', texts: ownWordsTexts },
  { title: 'Mijn badges', file: 'badges.ts', texts: badgesTexts },
  { title: 'Badgewinkel', file: 'shop.ts', texts: shopTexts },
  { title: 'Eindgrot', file: 'cave.ts', texts: caveTexts },
  { title: 'Klankenkaart', file: 'sound-chart.ts', texts: soundChartTexts },
  { title: 'Abonnement', file: 'subscription.ts', texts: subscriptionTexts },
  { title: 'Het verhaal', file: '../story', texts: storyCatalogue },
  { title: 'Elke dag iets nieuws', file: '../daily', texts: dailyCatalogue },
  { title: 'Woordgeschiedenis', file: '../word-histories/histories.ts', texts: wordHistories },
  { title: 'De zes maatjes', file: '../buddies', texts: buddyTexts },
]

const tones = new Map(listTones([storyCatalogue, buddyTexts, dailyCatalogue]))

/** Returns the voice of a text that a buddy or guest says. A text has only one voice. */
export const findTone = (text: string): Tone | undefined => tones.get(text)
