/**
 * zod probes `new Function` when a schema is made, which the content policy reports as a violation. Its settings
 * live on the global object, so they can be given without loading zod itself.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
