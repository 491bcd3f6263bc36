export const adSeconds = { short: 10, long: 30 } as const;
export const adRetries = 3;
export const adRetryDelayMs = 2_000;
/** The full-screen ad screens give up earlier than the display layer. */
export const adScreenRetries = 2;
/** Multiplied by the attempt's number. */
export const webAdRetryStepMs = 1_000;
export const webAdLoadMs = 1_000;
export const webAdCloseAfterSeconds = 5;
export const webAdAutoCloseSeconds = 10;
export const webAdSize = { width: 300, height: 250 } as const;
export const adAutoLoadDelayMs = 500;
export const adOverlayLookups = 10;
export const adOverlayLookupMs = 500;
export const adScriptTimeoutMs = 10_000;
export const nativeAdInitTimeoutMs = 10_000;
export const nativeAdInitPollMs = 100;
export const legacyNativeAdInitTimeoutMs = 5_000;
export const testAdShowSeconds = 5;
export const testAdFailureRate = 0.01;
/** The timer of the end-of-interview ad starts after this, even if the ad reported nothing. */
export const endAdForceStartMs = 3_000;

export const adsEnabled = true;
export const adTestMode = false;
