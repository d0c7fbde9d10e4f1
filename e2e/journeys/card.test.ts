import { encodeQR } from 'qr'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoUsernames, useGame } from '../harness/game.ts'
import { logInOnOtherDevice } from '../harness/other-device.ts'
import { pressByKey } from '../pages/press-keys.ts'

const game = useGame()

async function makeCard(): Promise<string> {
  const { client } = await logInOnOtherDevice(game.server(), demoUsernames.supervisor)
  const students = await client.call('GET /api/v1/begeleider/student', {})
  const id = students.find(({ username }) => username === demoUsernames.worldPassed)?.id ?? 0
  const { token } = await client.call('POST /api/v1/begeleider/student/:id/exchange-token', {
    params: { id },
    body: { kind: 'login_card' },
  })
  return `${game.server().url}/login-by-token?token=${token}`
}

/** From now on, shows the page's camera a card with this QR code. */
async function showCamera(page: Page, text: string): Promise<void> {
  await page.addInitScript(
    ({ rows }) => {
      navigator.mediaDevices.getUserMedia = async () => {
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
          // A child never holds a card straight or still.
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
    { rows: encodeQR(text, 'raw', { border: 1 }) },
  )
}

test('CARD-3 a child logs in by showing its card to the camera', async () => {
  const address = await makeCard()
  const { page, troubles } = await game.visit()
  await showCamera(page, address)
  await page.goto('/login')
  await pressByKey(page, page.getByRole('link', { name: 'Scan je kaart' }))
  await page.getByRole('link', { name: /^Wereld 2/ }).waitFor()
  expect(page.url()).not.toContain('token=')
  expect(troubles).toEqual([])
})
