import { readSettings } from './env.ts'
import { exitWithError } from './exit-with-error.ts'
import { startServer } from './start.ts'

try {
  await startServer(readSettings(process.env))
} catch (error) {
  exitWithError(error)
}
