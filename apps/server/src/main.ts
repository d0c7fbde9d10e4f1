import { readSettings } from './env.ts'
import { giveUp } from './give-up.ts'
import { startServer } from './start.ts'

try {
  await startServer(readSettings(process.env))
} catch (error) {
  giveUp(error)
}
