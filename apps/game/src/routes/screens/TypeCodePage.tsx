import type { CardPicture } from '@letterliaan/contract/card-pictures'
import { loginTexts } from '@letterliaan/texts/login'
import { pageTexts } from '@letterliaan/texts/pages'
import { getButtonClass } from '@letterliaan/ui'
import { Link } from '@letterliaan/web/link'
import { useState } from 'react'
import { addresses } from '../../app/addresses.ts'
import { RouteScreen } from '../../app/shell/RouteScreen.tsx'
import { useServices } from '../../app/useServices.ts'
import { explainCodeFailure } from '../../features/login/explain-token-failure.ts'
import { PictureCodeScreen } from '../../features/login/PictureCodeScreen.tsx'
import { TypeCodeScreen } from '../../features/login/TypeCodeScreen.tsx'

/** Logs in with the short code of a card. May ask for pictures (CARD-3, CARD-4). */
export function TypeCodePage() {
  const { client, navigator } = useServices()
  const [code, setCode] = useState<string | null>(null)

  async function enter(typed: string, pictures?: CardPicture[]): Promise<string | null> {
    try {
      if (await client.exchange(typed, pictures)) navigator.go(addresses.overview, { replace: true })
      else setCode(typed)
      return null
    } catch (error) {
      const { text, asksPictures } = explainCodeFailure(error, pictures !== undefined)
      if (asksPictures) setCode(typed)
      return text
    }
  }

  return (
    <RouteScreen>
      {code === null ? (
        <TypeCodeScreen onEnter={(typed) => enter(typed)}>
          <Link to={addresses.scanCard} className={getButtonClass({ variant: 'secondary' })}>
            {pageTexts.scanCard}
          </Link>
        </TypeCodeScreen>
      ) : (
        <PictureCodeScreen onEnter={(pictures) => enter(code, pictures)}>
          <Link to={addresses.login}>{loginTexts.byEmail}</Link>
        </PictureCodeScreen>
      )}
    </RouteScreen>
  )
}
