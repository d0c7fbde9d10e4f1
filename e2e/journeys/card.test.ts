import { encodeQR } from 'qr'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { formatCardCode } from '@letterliaan/contract/card-code'
import { demo, useGame } from '../harness/game.ts'
import { logInOnOtherDevice } from '../harness/other-device.ts'
import { pressByKey, tabTo } from '../pages/press-keys.ts'

const game = useGame()

/** A card for the demo's Noor. */
async function makeCard() {
  const { client } = await logInOnOtherDevice(game.server(), demo.supervisor)
  const students = await client.call('GET /api/v1/begeleider/student', {})
  const id = students.find(({ username }) => username === demo.worldPassed)?.id ?? 0
  const { token, code } = await client.call('POST /api/v1/begeleider/student/:id/exchange-token', {
    params: { id },
    body: { kind: 'login_card' },
  })
  return { address: `${game.server().url}/login-by-token?token=${token}`, code: code ?? '' }
}

/** From now on the camera of the page sees a card with this QR code; null: the browser may not use one. */
async function showCamera(page: Page, text: string | null): Promise<void> {
  await page.addInitScript(
    ({ rows }) => {
      navigator.mediaDevices.getUserMedia = async () => {
        if (rows === null) throw new DOMException('refused', 'NotAllowedError')
        const canvas = document.createElement('canvas')
        canvas.width = 640
        canvas.height = 480
        const context = canvas.getContext('2d')
        let turns = 0
        setInterval(() => {
          if (context === null) return
          context.fillStyle = '#cbb'
          context.fillRect(0, 0, 640, 480)
          context.save()
          // A hand that holds a card is never straight, and never still.
          context.translate(320, 240)
          context.rotate(0.1 + (turns += 1) / 400)
          context.fillStyle = '#fff'
          context.fillRect(-170, -170, 340, 340)
          context.fillStyle = '#000'
          const size = 300 / rows.length
          for (const [y, row] of rows.entries())
            for (const [x, isDark] of row.entries())
              if (isDark) context.fillRect(-150 + x * size, -150 + y * size, size + 0.5, size + 0.5)
          context.restore()
        }, 50)
        return canvas.captureStream(20)
      }
    },
    { rows: text === null ? null : encodeQR(text, 'raw', { border: 1 }) },
  )
}

test('CARD-3 a child holds its card before the camera, and is in', async () => {
  const { address } = await makeCard()
  const { page, troubles } = await game.visit()
  await showCamera(page, address)
  await page.goto('/login')
  await pressByKey(page, page.getByRole('link', { name: 'Scan je kaart' }))
  await page.getByRole('link', { name: /^Wereld 2/ }).waitFor()
  expect(page.url()).not.toContain('token=')
  expect(troubles).toEqual([])
})

test('CARD-3 a child types the code of its card, by touch or keys, when the camera is blocked', async () => {
  const { code } = await makeCard()
  const { page } = await game.visit('ipad')
  await showCamera(page, null)
  await page.goto('/login/kaart')
  await page.getByText(/De camera mag hier niet aan/).waitFor()
  await pressByKey(page, page.getByRole('link', { name: 'Typ je code' }))
  const field = page.getByLabel('De code op je kaart')
  await tabTo(page, field)
  await page.keyboard.type(code.replace(/.$/, (last) => (last === 'X' ? 'V' : 'X')))
  await page.keyboard.press('Enter')
  await page.getByText(/Deze code klopt niet/).waitFor()
  await page.getByRole('button', { name: 'Wissen' }).tap()
  await page.getByRole('button', { name: code.at(-1) ?? '', exact: true }).tap()
  expect(await field.inputValue()).toBe(formatCardCode(code))
  await page.getByRole('button', { name: 'Starten' }).tap()
  await page.getByRole('link', { name: /^Wereld 2/ }).waitFor()
})
