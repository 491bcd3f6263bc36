/**
 * zod tries `new Function` when a schema is created, and the content security policy reports that as a violation. zod's
 * settings are on the global object, so they can be set without loading zod itself.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
