import type { SupervisedStudent } from '@letterliaan/contract'
import { placed } from '@letterliaan/web/place'
import { useChange } from '../../app/data/useChange.ts'
import { useServices } from '../../app/useServices.ts'
import { enterGame, impersonationAddress, letIn, makePassword } from './child-access.ts'

export function useStudentAccess(student: SupervisedStudent) {
  const { client } = useServices()
  const entering = useChange(enterGame(client, student), ({ token }) =>
    window.location.assign(placed(impersonationAddress(token))),
  )
  const letting = useChange(letIn(client, student))
  const passwords = useChange(makePassword(client, student))
  return {
    isOpening: entering.isBusy,
    /** Leaves for the game as the child, to look or to play in its place. */
    open: entering.run,
    letIn: () => letting.run(),
    /** Resolves to the new password; null if that failed, which is told by then. */
    makePassword: async () => (await passwords.ask())?.password ?? null,
  }
}
