import { useEffect, useRef, useState } from 'react'
import { useServices } from '../app/useServices.ts'

const readCode = (): string | null => new URLSearchParams(window.location.hash.slice(1)).get('inlogcode')

export interface SchoolLoginState {
  readonly isUnderWay: boolean
  /** Undefined: nothing went wrong. */
  readonly failure: unknown
}

/** Logs in with the code behind `#` after a redirect from the school's login (SSO-1). */
export function useSchoolLogin(): SchoolLoginState {
  const { logInBySchool } = useServices()
  const [code] = useState(readCode)
  const [state, setState] = useState<SchoolLoginState>({ isUnderWay: code !== null, failure: undefined })
  const isSent = useRef(false)

  useEffect(() => {
    if (code === null || isSent.current) return
    isSent.current = true
    window.history.replaceState(null, '', window.location.pathname + window.location.search)
    logInBySchool(code)
      .then(() => setState({ isUnderWay: false, failure: undefined }))
      .catch((failure: unknown) => setState({ isUnderWay: false, failure }))
  }, [code, logInBySchool])

  return state
}
