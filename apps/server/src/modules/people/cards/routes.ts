import { defineHandlers } from '../../../plugins/contract/handler.ts'
import { allowDevice, listDeviceGroup, listDevices, revokeDevice, revokeDevices } from './devices/devices.ts'
import { logInOnDevice, type DeviceLogin } from './devices/log-in-on-device.ts'
import { makePairingCode, pairDevice, type Pairing } from './devices/pairing.ts'
import { readLoginCards } from './login-cards.ts'
import { makeLoginCards, type CardDependencies } from './make-cards.ts'

interface LoginCardDependencies extends CardDependencies, DeviceLogin, Pairing {
  /** Null: where the supervisor found it. */
  readonly publicUrl: string | null
}

export function loginCardRoutes(dependencies: LoginCardDependencies) {
  const { database, publicUrl } = dependencies
  const { queries } = database
  return defineHandlers({
    'GET /api/v1/begeleider/login-cards': ({ caller, origin }) =>
      readLoginCards(queries, caller, publicUrl ?? origin),
    'POST /api/v1/begeleider/login-cards': ({ caller, body, now, origin }) =>
      makeLoginCards(dependencies, { caller, now, origin: publicUrl ?? origin }, body),

    'GET /api/v1/begeleider/group/:id/device': ({ caller, params }) =>
      listDevices(queries, caller, params.id),
    'POST /api/v1/group-device': ({ caller, body, groupCookie, now }) =>
      allowDevice(database, groupCookie, { caller, now }, body),
    'DELETE /api/v1/begeleider/group/:id/device/:device_id': ({ caller, params, transaction, now }) =>
      revokeDevice(transaction, { caller, now }, params),

    'DELETE /api/v1/begeleider/group/:id/device': ({ caller, params, transaction, now }) =>
      revokeDevices(transaction, { caller, now }, params.id),
    'POST /api/v1/begeleider/group/:id/pairing-code': ({ caller, params, now, origin }) =>
      database.transaction((transaction) =>
        makePairingCode(
          transaction,
          { caller, now },
          { ...dependencies, origin: publicUrl ?? origin },
          params.id,
        ),
      ),
    'POST /api/v1/group-device/pairing': (call) => pairDevice(dependencies, call, call.body),

    'GET /api/v1/group-device': ({ groupCookie }) => listDeviceGroup(queries, groupCookie),
    'POST /api/v1/group-device/login': ({ groupCookie, body, now }) =>
      logInOnDevice(dependencies, groupCookie, body, now),
  })
}
