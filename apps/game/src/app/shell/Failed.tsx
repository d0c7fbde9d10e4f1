import { ApiError, NetworkError } from '@letterliaan/contract/client'
import { Button, Card } from '@letterliaan/ui'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { NoStudentError } from '../guard/no-student-error.ts'
import styles from './Message.module.css'

/** A friendly page where one could not be made: never a blank one. */
export function Failed({ error }: ErrorComponentProps) {
  const router = useRouter()
  const { reset } = useQueryErrorResetBoundary()

  const tryAgain = () => {
    reset()
    void router.invalidate()
  }

  return (
    <main className={styles.page}>
      <Card className={styles.card}>
        <h1>{titleOf(error)}</h1>
        <p>{explain(error)}</p>
        {error instanceof NoStudentError ? (
          <Link to="/logout">Uitloggen</Link>
        ) : (
          <Button size="large" onClick={tryAgain}>
            Probeer opnieuw
          </Button>
        )}
      </Card>
    </main>
  )
}

const titleOf = (error: unknown): string =>
  error instanceof NetworkError ? 'Geen verbinding' : 'Oeps, dat lukte niet'

function explain(error: unknown): string {
  if (error instanceof NetworkError) return 'De jungle is even niet te bereiken. Doet je internet het?'
  if (error instanceof ApiError || error instanceof NoStudentError) return error.message
  return 'Er ging iets mis. Dat ligt niet aan jou.'
}
