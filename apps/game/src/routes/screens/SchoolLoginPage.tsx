import type { SchoolLogin } from '@letterliaan/contract'
import { ApiError } from '@letterliaan/contract/client'
import { schoolLoginTexts } from '@letterliaan/texts/school-login'
import { Link } from '@letterliaan/web/link'
import { useEffect, useRef, useState } from 'react'
import { addBasePath } from '@letterliaan/web/base-path'
import { addresses } from '../../app/addresses.ts'
import { explainFailure } from '../../app/explain-failure.ts'
import type { SchoolParams } from '../../app/navigation/read-params.ts'
import { LoadingPage } from '../../app/shell/LoadingPage.tsx'
import { RouteScreen } from '../../app/shell/RouteScreen.tsx'
import { useServices } from '../../app/useServices.ts'
import { readSchoolAnswer } from '../../features/login/read-school-answer.ts'
import { explainLoginFailure } from '../../features/login/login-errors.ts'
import { SchoolCodeScreen, SchoolProviders } from '../../features/login/SchoolLoginScreen.tsx'

/** The page to which a school's login returns, and on which the code of a school is typed (SSO-1). */
export function SchoolLoginPage() {
  const { client, navigator } = useServices()
  const [{ code, refusal }] = useState(() => readSchoolAnswer(window.location.hash))
  const [failure, setFailure] = useState(refusal)
  const isSent = useRef(false)

  useEffect(() => {
    if (window.location.hash !== '') window.history.replaceState(null, '', addBasePath(addresses.schoolLogin))
    if (code === null || isSent.current) return
    isSent.current = true
    client
      .loginBySchool(code)
      .then(() => navigator.go(addresses.overview, { replace: true }))
      .catch((error: unknown) => setFailure(explainLoginFailure(error)))
  }, [client, navigator, code])

  async function find(sought: string): Promise<string | null> {
    const found = await findSchool(client, sought)
    if (typeof found === 'string') return found
    navigator.go(loginOfSchool(sought))
    return null
  }

  if (code !== null && failure === null) return <LoadingPage />
  return (
    <RouteScreen>
      <SchoolCodeScreen onFind={find} refusal={failure} />
    </RouteScreen>
  )
}

/** The page of one school's code, such as '/inloggen/de-regenboog'. */
export function LoginOfSchoolPage({ code }: SchoolParams) {
  const { client, navigator } = useServices()
  const [found, setFound] = useState<SchoolLogin | string | null>(null)

  useEffect(() => {
    let isLeft = false
    void findSchool(client, code).then((answer) => !isLeft && setFound(answer))
    return () => {
      isLeft = true
    }
  }, [client, code])

  if (found === null) return <LoadingPage />
  if (typeof found === 'string') {
    return (
      <RouteScreen>
        <SchoolCodeScreen
          given={code}
          onFind={async (sought) => {
            navigator.go(loginOfSchool(sought))
            return sought === code ? found : null
          }}
          refusal={found}
        />
      </RouteScreen>
    )
  }
  return (
    <RouteScreen>
      <SchoolProviders school={found}>
        <Link to={addresses.schoolLogin}>{schoolLoginTexts.school.otherSchool}</Link>
        <Link to={addresses.login}>{schoolLoginTexts.school.otherwise}</Link>
      </SchoolProviders>
    </RouteScreen>
  )
}

const loginOfSchool = (code: string): string => `${addresses.schoolLogin}/${encodeURIComponent(code)}`

type Client = ReturnType<typeof useServices>['client']

/** Resolves to the school, or to an error text. */
async function findSchool(client: Client, code: string): Promise<SchoolLogin | string> {
  try {
    return await client.call('GET /api/v1/school-login/:code', { params: { code } })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return schoolLoginTexts.school.unknownCode.text
    return explainFailure(error)
  }
}
