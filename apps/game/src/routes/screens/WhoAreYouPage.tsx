import type { DeviceGroup, DeviceStudent } from '@letterliaan/contract'
import type { CardPicture } from '@letterliaan/contract/card-pictures'
import { ApiError } from '@letterliaan/contract/client'
import { fill, toProductLine } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { loginTexts } from '@letterliaan/texts/login'
import { pageTexts } from '@letterliaan/texts/pages'
import { Button, getButtonClass, Card } from '@letterliaan/ui'
import { SpokenText } from '@letterliaan/ui/spoken'
import { setGroupDevice } from '@letterliaan/web/group-device'
import { Link } from '@letterliaan/web/link'
import { useCallback, useEffect, useState } from 'react'
import { addBasePath } from '@letterliaan/web/base-path'
import { addresses, passwordLoginAddress } from '../../app/addresses.ts'
import { explainFailure } from '../../app/explain-failure.ts'
import { LoadingPage } from '../../app/shell/LoadingPage.tsx'
import { MessagePage } from '../../app/shell/MessagePage.tsx'
import { PageScreen } from '../../app/shell/PageScreen.tsx'
import { useServices } from '../../app/useServices.ts'
import { explainTokenFailure } from '../../features/login/explain-token-failure.ts'
import { PictureCodeScreen } from '../../features/login/PictureCodeScreen.tsx'
import { WhoAreYouScreen } from '../../features/login/WhoAreYouScreen.tsx'

/** Lets a child choose itself on a device that is paired with a group. Else redirects to login (CARD-5). */
export function WhoAreYouPage() {
  const { client, navigator } = useServices()
  const [group, setGroup] = useState<DeviceGroup | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [student, setStudent] = useState<DeviceStudent | null>(null)

  /** Fetches the children. If the device is not or no longer paired, returns null and redirects to login. */
  const fetchGroup = useCallback(async (): Promise<DeviceGroup | null> => {
    try {
      return await client.call('GET /api/v1/group-device', {})
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error
      setGroupDevice(localStorage, false)
      navigator.go(addresses.login, { replace: true })
      return null
    }
  }, [client, navigator])

  useEffect(() => {
    if (failure !== null) return
    async function load() {
      try {
        setGroup(await fetchGroup())
      } catch (error) {
        setFailure(explainFailure(error))
      }
    }
    void load()
  }, [fetchGroup, failure])

  async function enter(student_id: number, pictures: CardPicture[]): Promise<string | null> {
    try {
      await client.loginOnDevice({ student_id, pictures })
      navigator.go(addresses.overview, { replace: true })
      return null
    } catch (error) {
      await fetchGroup().catch(() => null)
      return explainTokenFailure(error, true).text
    }
  }

  if (failure !== null) {
    return (
      <MessagePage title={pageTexts.whoAreYou}>
        <p>
          <SpokenText line={toProductLine(failure)} auto />
        </p>
        <Button size="large" onClick={() => setFailure(null)}>
          {commonTexts.tryAgain}
        </Button>
        <a href={addBasePath(passwordLoginAddress)}>{loginTexts.byEmail}</a>
      </MessagePage>
    )
  }
  if (group === null) return <LoadingPage />
  if (student === null) {
    return (
      <PageScreen meta={{ title: pageTexts.whoAreYou, background: 'entrance' }}>
        <WhoAreYouScreen students={group.students} onChoose={setStudent}>
          {loginTexts.notInList} <a href={addBasePath(passwordLoginAddress)}>{loginTexts.loginHere}</a>
        </WhoAreYouScreen>
      </PageScreen>
    )
  }
  const notMe = (
    <Button variant="quiet" onClick={() => setStudent(null)}>
      {loginTexts.notMe}
    </Button>
  )
  return (
    <PageScreen
      meta={{ title: fill(loginTexts.hello, { name: student.screen_name }), background: 'entrance' }}
      back={notMe}
    >
      {student.has_pictures ? (
        <PictureCodeScreen onEnter={(pictures) => enter(student.id, pictures)}>{null}</PictureCodeScreen>
      ) : (
        <Card>
          <p>
            <SpokenText line={loginTexts.takeCard} auto />
          </p>
          <Link to={addresses.scanCard} className={getButtonClass({ variant: 'secondary' })}>
            {pageTexts.scanCard}
          </Link>{' '}
          <Link to={addresses.typeCode} className={getButtonClass({ variant: 'secondary' })}>
            {pageTexts.typeCode}
          </Link>
        </Card>
      )}
    </PageScreen>
  )
}
