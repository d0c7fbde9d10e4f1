export { createPairingLimit } from './devices/pairing.ts'
export { hasLoginCards, isLocalHost } from './login-cards.ts'
export { loginCardRoutes } from './routes.ts'
