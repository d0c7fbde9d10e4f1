import { createCamera } from './camera.ts'
import { takeComponents } from './components.ts'
import { writeContactSheet } from './contact-sheet.ts'
import { takeExerciseScreens } from './exercise-screens.ts'
import { takeGameScreens } from './game-screens.ts'
import { openStage } from './stage.ts'
import { takeSupervisorScreens } from './supervisor-screens.ts'

/** From the built product with its demo to `.cache/gallery`. `npm run gallery -- boomhut winkel` filters by name. */
const words = process.argv.slice(2)
const camera = createCamera((name) => words.length === 0 || words.some((word) => name.includes(word)))
const stage = await openStage()
try {
  for (const take of [takeComponents, takeGameScreens, takeExerciseScreens, takeSupervisorScreens])
    await take(stage, camera)
} finally {
  await stage.close()
  console.log(writeContactSheet(camera.pictures, camera.failures))
}
process.exitCode = camera.failures.length === 0 ? 0 : 1
