import { buddyTexts } from './buddies/index.ts'
import type { Catalogue, Tone } from './catalogue.ts'
import { dailyCatalogue } from './daily/index.ts'
import { listTones } from './list.ts'
import { badgesTexts } from './screens/badges.ts'
import { bookshelfTexts } from './screens/bookshelf.ts'
import { calmTexts } from './screens/calm.ts'
import { caveTexts } from './screens/cave.ts'
import { colourTexts } from './screens/colours.ts'
import { commonTexts } from './screens/common.ts'
import { dictatedTexts } from './screens/dictated-sentence.ts'
import { exerciseTexts } from './screens/exercise.ts'
import { gameTexts } from './screens/games.ts'
import { goalTexts } from './screens/goals.ts'
import { helpTexts } from './screens/help.ts'
import { lessonTexts } from './screens/lesson.ts'
import { logbookTexts } from './screens/logbook.ts'
import { loginTexts } from './screens/login.ts'
import { mapTexts } from './screens/map.ts'
import { measureTexts } from './screens/measure.ts'
import { missedTexts } from './screens/missed-words.ts'
import { overviewTexts } from './screens/overview.ts'
import { pageTexts } from './screens/pages.ts'
import { profileTexts } from './screens/profile.ts'
import { progressTexts } from './screens/progress.ts'
import { repetitionTexts } from './screens/repetition.ts'
import { reportTexts } from './screens/report.ts'
import { rewardTexts } from './screens/rewards.ts'
import { schoolLoginTexts } from './screens/school-login.ts'
import { scoreboardTexts } from './screens/scoreboard.ts'
import { shellTexts } from './screens/shell.ts'
import { shopTexts } from './screens/shop.ts'
import { soundChartTexts } from './screens/sound-chart.ts'
import { subscriptionTexts } from './screens/subscription.ts'
import { toetsTexts } from './screens/toets.ts'
import { toetsIntroTexts } from './screens/toets-intro.ts'
import { togetherTexts } from './screens/together.ts'
import { ownWordsTexts } from './screens/own-words.ts'
import { tooEarlyTexts } from './screens/too-early.ts'
import { treehouseTexts } from './screens/treehouse.ts'
import { treehouseGreetingTexts } from './screens/treehouse-greetings.ts'
import { uiTexts } from './screens/ui.ts'
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
