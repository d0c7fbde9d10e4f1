import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const pictures = join(import.meta.dirname, '../game/public')

/**
 * The page of all components, for developers only: no build of the product includes it. Pictures are those
 * that tools/build-pictures.ts wrote for the game.
 */
export default defineConfig({
  plugins: [react()],
  publicDir: pictures,
  server: { host: '127.0.0.1', port: 5340 },
})
