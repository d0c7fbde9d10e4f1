import { createCamera, addLookToNames } from './camera.ts'
import { takeComponents } from './components.ts'
import { writeContactSheet } from './contact-sheet.ts'
import { takeExerciseScreens } from './exercise-screens.ts'
import { takeGameScreens, takeScreensOutside } from './game-screens.ts'
import { openGalleryStage } from './stage.ts'
import { takeSupervisorScreens } from './supervisor-screens.ts'

/** Takes screens of the demo into `.cache/gallery`. `-- boomhut winkel` filters by name, `-- 10+` by look. */
const words = process.argv.slice(2)
const camera = createCamera((name) => words.length === 0 || words.some((word) => name.includes(word)))
const inFieldCamp = addLookToNames('10+', camera)

async function takeJungle(): Promise<void> {
  const stage = await openGalleryStage('jungle')
  try {
    for (const take of [
      takeComponents,
      takeScreensOutside,
      takeGameScreens,
      takeExerciseScreens,
      takeSupervisorScreens,
    ])
      await take(stage, camera)
  } finally {
    await stage.close()
  }
}

async function takeFieldCamp(): Promise<void> {
  const stage = await openGalleryStage('field-camp')
  try {
    for (const take of [takeGameScreens, takeExerciseScreens]) await take(stage, inFieldCamp)
  } finally {
    await stage.close()
  }
}

try {
  await takeJungle()
  await takeFieldCamp()
} finally {
  console.log(writeContactSheet(camera.pictures, camera.failures))
}
process.exitCode = camera.failures.length === 0 ? 0 : 1
