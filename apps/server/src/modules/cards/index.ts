export { endPairingOf } from './devices/end-pairing.ts'
export { createPairingLimit } from './devices/pairing.ts'
export { hasLoginCards } from './login-cards.ts'
export { loginCardRoutes } from './routes.ts'
