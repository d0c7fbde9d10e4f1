import type { Catalogue } from './catalogue.ts'
import * as badgesTexts from './screens/badges.ts'
import * as bookshelfTexts from './screens/bookshelf.ts'
import * as calmTexts from './screens/calm.ts'
import * as caveTexts from './screens/cave.ts'
import * as colourTexts from './screens/colours.ts'
import * as commonTexts from './screens/common.ts'
import * as exerciseTexts from './screens/exercise.ts'
import * as goalTexts from './screens/goals.ts'
import * as helpTexts from './screens/help.ts'
import * as lessonTexts from './screens/lesson.ts'
import * as logbookTexts from './screens/logbook.ts'
import * as loginTexts from './screens/login.ts'
import * as mapTexts from './screens/map.ts'
import * as measureTexts from './screens/measure.ts'
import * as overviewTexts from './screens/overview.ts'
import * as pageTexts from './screens/pages.ts'
import * as profileTexts from './screens/profile.ts'
import * as progressTexts from './screens/progress.ts'
import * as repetitionTexts from './screens/repetition.ts'
import * as reportTexts from './screens/report.ts'
import * as rewardTexts from './screens/rewards.ts'
import * as scoreboardTexts from './screens/scoreboard.ts'
import * as shellTexts from './screens/shell.ts'
import * as shopTexts from './screens/shop.ts'
import * as soundChartTexts from './screens/sound-chart.ts'
import * as subscriptionTexts from './screens/subscription.ts'
import * as toetsTexts from './screens/toets.ts'
import * as toetsIntroTexts from './screens/toets-intro.ts'
import * as treehouseTexts from './screens/treehouse.ts'
import * as uiTexts from './screens/ui.ts'

export { listTexts, spokenTextsOf, withNumbers, type ListedText } from './list.ts'

/** Every catalogue with the name of its screen, in the order in which a child meets them. */
export const screens: readonly { readonly title: string; readonly texts: Catalogue }[] = [
  { title: 'Op veel schermen', texts: commonTexts },
  { title: 'Knoppen, velden en vensters', texts: uiTexts },
  { title: 'Namen van pagina’s', texts: pageTexts },
  { title: 'Menu, hulp en storingen', texts: shellTexts },
  { title: 'Beloningen', texts: rewardTexts },
  { title: 'Rustig en geluid', texts: calmTexts },
  { title: 'Fout gevonden?', texts: reportTexts },
  { title: 'Scorebord', texts: scoreboardTexts },
  { title: 'Inloggen', texts: loginTexts },
  { title: 'Profiel en welkom', texts: profileTexts },
  { title: 'Vier werelden', texts: overviewTexts },
  { title: 'Kaart', texts: mapTexts },
  { title: 'Lespagina', texts: lessonTexts },
  { title: 'Oefening', texts: exerciseTexts },
  { title: 'Hulp bij een woord', texts: helpTexts },
  { title: 'Kleuren van klanken', texts: colourTexts },
  { title: 'Toets', texts: toetsTexts },
  { title: 'Begin van een toets', texts: toetsIntroTexts },
  { title: 'Meting', texts: measureTexts },
  { title: 'Boomhut', texts: treehouseTexts },
  { title: 'Deze week', texts: goalTexts },
  { title: 'Herhaling', texts: repetitionTexts },
  { title: 'Voortgang', texts: progressTexts },
  { title: 'Boekenplank', texts: bookshelfTexts },
  { title: 'Logboek', texts: logbookTexts },
  { title: 'Mijn badges', texts: badgesTexts },
  { title: 'Badgewinkel', texts: shopTexts },
  { title: 'Eindgrot', texts: caveTexts },
  { title: 'Klankenkaart', texts: soundChartTexts },
  { title: 'Abonnement', texts: subscriptionTexts },
]
