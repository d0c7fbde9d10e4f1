import { defineOptionalReference, defineReference, type TableBuilder } from '../tables.ts'

export async function createLoginTables({ createOwnedTable, createTable }: TableBuilder): Promise<void> {
  await createTable('attempt', {
    columns: {
      key: 'text not null',
      points: 'integer not null',
      expire: 'bigint',
    },
    key: ['key'],
    indexes: {
      attempt_expire: '(expire)',
    },
  })
  await createTable('familiar_network', {
    columns: {
      key: 'text not null',
      seen_at: 'bigint not null',
    },
    key: ['key'],
    indexes: {
      familiar_network_seen: '(seen_at)',
    },
  })
  await createTable('used_assertion', {
    columns: {
      hash: 'text not null',
      expires_at: 'bigint not null',
    },
    key: ['hash'],
    indexes: {
      used_assertion_expires: '(expires_at)',
    },
  })
  await createOwnedTable('idempotency', {
    columns: {
      user_id: defineReference('user', 'cascade'),
      key: 'text not null',
      request_hash: 'text not null',
      body: 'text not null',
      created_at: 'bigint not null',
    },
    key: ['user_id', 'key'],
    indexes: {
      idempotency_age: '(created_at)',
    },
  })
  await createOwnedTable('password_reset', {
    columns: {
      hash: 'text not null',
      user_id: defineReference('user', 'cascade'),
      expires_at: 'bigint not null',
    },
    key: ['hash'],
    indexes: {
      password_reset_user: '(user_id)',
    },
  })
  await createOwnedTable('email_change', {
    columns: {
      hash: 'text not null',
      user_id: defineReference('user', 'cascade'),
      email: 'text not null',
      expires_at: 'bigint not null',
    },
    key: ['hash'],
    indexes: {
      email_change_user: '(user_id)',
    },
  })
  await createOwnedTable('totp', {
    columns: {
      user_id: defineReference('user', 'cascade'),
      sealed_secret: 'text not null',
      last_step: 'bigint',
      created_at: 'bigint not null',
      confirmed_at: 'bigint',
    },
    key: ['user_id'],
  })
  await createOwnedTable('recovery_code', {
    columns: {
      hash: 'text not null',
      user_id: defineReference('user', 'cascade'),
      created_at: 'bigint not null',
    },
    key: ['hash'],
    indexes: {
      recovery_code_user: '(user_id)',
    },
  })
  await createOwnedTable('passkey', {
    columns: {
      user_id: defineReference('user', 'cascade'),
      credential: 'text not null',
      public_key: 'text not null',
      counter: 'bigint not null',
      transports: 'text not null',
      name: 'text not null',
      created_at: 'bigint not null',
      last_used_at: 'bigint',
    },
    unique: { passkey_credential: '(credential)' },
    indexes: {
      passkey_user: '(user_id)',
    },
  })
  await createTable('login_challenge', {
    columns: {
      hash: 'text not null',
      kind: 'text not null',
      user_id: defineOptionalReference('user', 'cascade'),
      browser_hash: 'text not null',
      num_tries: 'integer not null',
      expires_at: 'bigint not null',
      organisation_id: 'bigint not null',
    },
    key: ['hash', 'organisation_id'],
    indexes: {
      login_challenge_expires: '(expires_at)',
      login_challenge_user: '(user_id)',
    },
  })
  await createOwnedTable('exchange_token', {
    columns: {
      student_id: defineReference('student'),
      kind: 'text not null',
      hash: 'text not null',
      made_by: defineReference('user'),
      created_at: 'bigint not null',
      expires_at: 'bigint',
      used_at: 'bigint',
      revoked_at: 'bigint',
      pictures_hash: 'text',
      code_hmac: 'text',
      pictures_hmac: 'text',
    },
    unique: { exchange_token_code: '(code_hmac)', exchange_token_hash: '(hash)' },
    indexes: {
      exchange_token_age: '(expires_at)',
      exchange_token_student: '(student_id)',
    },
  })
  await createOwnedTable('group_device', {
    columns: {
      group_id: defineReference('group'),
      name: 'text not null',
      hash: 'text not null',
      allowed_by: defineReference('user'),
      created_at: 'bigint not null',
      used_at: 'bigint',
    },
    unique: { group_device_hash: '(hash)' },
    indexes: {
      group_device_group: '(group_id)',
    },
  })
  await createOwnedTable('pairing_code', {
    columns: {
      group_id: defineReference('group'),
      code_hmac: 'text not null',
      made_by: defineReference('user'),
      expires_at: 'bigint not null',
      num_left: 'integer not null',
    },
    key: ['group_id'],
    unique: { pairing_code_code_hmac: '(code_hmac)' },
    indexes: {
      pairing_code_expires: '(expires_at)',
    },
  })
  await createOwnedTable('identity_provider', {
    columns: {
      key: 'text not null',
      name: 'text not null',
      issuer: 'text not null',
      settings: 'text not null',
      subject_claim: "text not null default 'sub'",
      domains: 'text not null',
      for_whom: 'text not null',
      is_enabled: 'boolean not null',
      created_at: 'bigint not null',
      updated_at: 'bigint not null',
    },
    unique: { identity_provider_issuer: '(organisation_id, issuer)', identity_provider_key: '(key)' },
  })
  await createOwnedTable('identity', {
    columns: {
      issuer: 'text not null',
      subject: 'text not null',
      user_id: defineReference('user'),
      origin: 'text not null',
      created_at: 'bigint not null',
      last_used_at: 'bigint',
    },
    unique: { identity_subject: '(organisation_id, issuer, subject)' },
    indexes: {
      identity_user: '(user_id)',
    },
  })
  await createOwnedTable('sso_attempt', {
    columns: {
      hash: 'text not null',
      provider_id: defineReference('identity_provider', 'cascade'),
      browser_hash: 'text not null',
      user_id: defineOptionalReference('user', 'cascade'),
      code_hash: 'text',
      identity_id: defineOptionalReference('identity', 'cascade'),
      provider_session: 'text',
      expires_at: 'bigint not null',
    },
    key: ['hash'],
    unique: { sso_attempt_code_hash: '(code_hash)' },
    indexes: {
      sso_attempt_expires: '(expires_at)',
      sso_attempt_identity: '(identity_id)',
    },
  })
  await createOwnedTable('token_family', {
    columns: {
      user_id: defineReference('user'),
      client_id: 'text not null',
      created_at: 'bigint not null',
      revoked_at: 'bigint',
      exchange_token_id: defineOptionalReference('exchange_token'),
      group_device_id: defineOptionalReference('group_device', 'set null'),
      identity_id: defineOptionalReference('identity', 'set null'),
      provider_session: 'text',
    },
    indexes: {
      token_family_exchange: '(exchange_token_id)',
      token_family_group_device: '(group_device_id)',
      token_family_identity: '(identity_id)',
      token_family_user: '(user_id)',
    },
  })
  await createOwnedTable('token', {
    columns: {
      hash: 'text not null',
      family_id: defineReference('token_family', 'cascade'),
      kind: 'text not null',
      created_at: 'bigint not null',
      expires_at: 'bigint not null',
      used_at_ms: 'bigint',
      salt: 'text not null',
    },
    key: ['hash'],
    indexes: {
      token_expiry: '(expires_at)',
      token_family_tokens: '(family_id)',
    },
  })
}
