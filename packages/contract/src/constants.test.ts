import { describe, expect, test } from 'vitest';
import * as accounts from './constants/accounts.ts';
import * as ads from './constants/ads.ts';
import * as clientErrors from './constants/client-errors.ts';
import * as interview from './constants/interview.ts';
import * as media from './constants/media.ts';
import * as navigation from './constants/navigation.ts';
import * as network from './constants/network.ts';
import * as speech from './constants/speech.ts';
import * as storage from './constants/storage.ts';
import * as voice from './constants/voice.ts';

/** The numbers of the owner's specification, stated a second time so that none changes by accident. */
describe('business constants', () => {
  test('accounts', () => {
    expect({ ...accounts }).toEqual({
      emailMaxLength: 254,
      usernameMaxLength: 40,
      passwordMinLength: 6,
      passwordMaxLength: 128,
      tokenLifetimeDays: 7,
      signInsKept: 50,
      signInDaysKept: 90,
      mailLinkMinutes: 30,
      recoveryCodeCount: 10,
      policyVersion: '2026-11-17',
      maxPasskeys: 10,
      passkeyNameMaxLength: 40,
      accessDeniedRedirectMs: 3000,
      sessionCheckTimeoutMs: 10000,
      cacheVersion: '1.0.0',
    });
  });

  test('rate limits', () => {
    expect(network.rateLimits).toEqual({
      signIns: { points: 10, seconds: 900 },
      addressSignIns: { points: 100, seconds: 900 },
      registrations: { points: 100, seconds: 3600 },
      mails: { points: 5, seconds: 3600 },
      addressMails: { points: 30, seconds: 3600 },
      passkeySignIns: { points: 100, seconds: 900 },
      secondFactors: { points: 10, seconds: 3600 },
      analyses: { points: 60, seconds: 3600 },
      generations: { points: 30, seconds: 3600 },
      voices: { points: 120, seconds: 3600 },
      clientErrors: { points: 10, seconds: 60 },
      clientErrorsHourly: { points: 60, seconds: 3600 },
      calls: { points: 600, seconds: 60 },
    });
  });

  test('the voice of the interviewer', () => {
    const { speakingLimitMs, ...numbers } = voice;
    expect(numbers).toEqual({
      voiceSpeed: { min: 0.8, max: 1.3, step: 0.05, normal: 1 },
      voiceStartLimitMs: 6_000,
      voiceServiceLimitMs: 4_000,
      maxVoiceBytes: 2_097_152,
      voiceSoundTimeoutMs: 20_000,
      keptVoiceBytes: 268_435_456,
    });
    // 12 syllables and 4 other letters; 11 letters.
    expect(speakingLimitMs('지원 동기를 말씀해 주세요.', 1)).toBe(3_000 + 11 * 350 + 4 * 120);
    expect(speakingLimitMs('지원 동기를 말씀해 주세요.', 0.8)).toBe(8_413);
    expect(speakingLimitMs('Why us? Go.', 1)).toBe(3_000 + 11 * 120);
  });

  test('errors that browsers report', () => {
    expect({ ...clientErrors }).toEqual({
      clientErrorMessageMaxLength: 300,
      clientErrorStackMaxLength: 2000,
      maxKeptClientErrors: 500,
      clientErrorDays: 30,
      shownClientErrors: 20,
      clientErrorRepeatMs: 60_000,
      maxWaitingClientErrors: 10,
    });
  });

  test('interview', () => {
    const { nearLimitFrom: _rule, ...numbers } = interview;
    expect(numbers).toEqual({
      maxActiveSessions: 3,
      analysisPollMs: 3_000,
      dailyGoalSessions: 3,
      goalWellDonePercent: 100,
      goalAlmostTherePercent: 66,
      questionCounts: [3, 5, 7],
      defaultQuestionCount: 10,
      maxFollowUps: 2,
      followUpCategory: 'pressure',
      maxQuestions: 30,
      fallbackQuestion: '자기소개를 해주세요.',
      sampleQuestions: [
        { ko: '자기소개를 해주세요.', en: 'Please introduce yourself.' },
        { ko: '지원 동기를 말씀해주세요.', en: 'Please tell us why you are applying.' },
        {
          ko: '자신의 강점과 약점을 말씀해주세요.',
          en: 'Please tell us about your strengths and weaknesses.',
        },
      ],
      sleepDetectionMs: 30_000,
      shownAttempts: 20,
      defaultAnswerSeconds: 30,
      defaultExpectedAnswerSeconds: 180,
      timeExceededToleranceSeconds: 2,
      preparationSeconds: 10,
      firstQuestionDelayMs: 2000,
      nextQuestionDelayMs: 2000,
      nextQuestionResetMs: 100,
      nearLimitSeconds: 30,
      nearLimitPart: 1 / 3,
      timerWarningSeconds: 5,
      timeUpStopDelayMs: 1000,
      timeUpDialogDelayMs: 500,
      signedOutLiveRedirectMs: 2000,
      missingTokenRedirectMs: 1000,
      endInterviewDelayMs: 500,
      activeSessionRetryMs: 3000,
      keptInterviewStates: 5,
      recentSessionSecondsPerQuestion: 30,
      scoreWeights: { relevance: 0.4, clarity: 0.25, depth: 0.35 },
      difficultyMinutes: { beginner: [15, 20], intermediate: [20, 30], advanced: [30, 45] },
      questionCountMinutes: { 3: [5, 10], 5: [10, 15], 7: [15, 20] },
      smallestShownEffect: 3,
      shownStrengths: 3,
      shownImprovements: 3,
      shownKeywords: 8,
      sessionsPageSize: 100,
      sessionSearchMaxCharacters: 200,
      shownRecentSessions: 10,
      answerMaxCharacters: 20_000,
      questionMaxCharacters: 1_000,
      scriptMaxCharacters: 4_000,
    });
  });

  test.each([
    [300, 30],
    [60, 30],
    [31, 30],
    [30, 10],
    [20, 6],
    [10, 3],
    [0, 0],
  ])('a limit of %i s is near from %i s left on', (limit, left) => {
    expect(interview.nearLimitFrom(limit)).toBe(left);
  });

  test('ads', () => {
    expect({ ...ads }).toEqual({
      adSeconds: { short: 10, long: 30 },
      adRetries: 3,
      adRetryDelayMs: 2000,
      adScreenRetries: 2,
      webAdRetryStepMs: 1000,
      webAdLoadMs: 1000,
      webAdCloseAfterSeconds: 5,
      webAdAutoCloseSeconds: 10,
      webAdSize: { width: 300, height: 250 },
      adAutoLoadDelayMs: 500,
      adOverlayLookups: 10,
      adOverlayLookupMs: 500,
      adScriptTimeoutMs: 10000,
      nativeAdInitTimeoutMs: 10000,
      nativeAdInitPollMs: 100,
      legacyNativeAdInitTimeoutMs: 5000,
      testAdShowSeconds: 5,
      testAdFailureRate: 0.01,
      endAdForceStartMs: 3000,
      adsEnabled: true,
      adTestMode: false,
    });
  });

  test('media', () => {
    expect({ ...media }).toEqual({
      recordingWarnBytes: 15728640,
      recordingStopBytes: 20971520,
      localFallbackMaxBytes: 52428800,
      uploadMaxBytes: 20971520,
      backupMaxBytes: 52428800,
      camera: { width: 1280, height: 720, frameRate: 30, facingMode: 'user' },
      smallestVideo: { width: 640, height: 360, frameRate: 24 },
      videoMimePreference: [
        'video/webm;codecs=vp9,opus',
        'video/webm;codecs=vp8,opus',
        'video/webm',
      ],
      audioMimePreference: ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4', 'audio/wav'],
      deviceCheckRecordingMs: 4000,
      recorderTimesliceMs: 1000,
      videoCollectionTimeoutMs: 5000,
      uploadTimeoutMs: 60000,
      requestDeduplicationMs: [500, 1000],
      compression: {
        low: { videoBitsPerSecond: 500000, audioBitsPerSecond: 64000 },
        medium: { videoBitsPerSecond: 1000000, audioBitsPerSecond: 128000 },
        high: { videoBitsPerSecond: 2500000, audioBitsPerSecond: 192000 },
      },
      nominalVideoBytes: 6291456,
      nominalTextBytes: 1024,
      mobileMaxWidth: 768,
    });
  });

  test('speech', () => {
    expect({ ...speech }).toEqual({
      speechLanguage: 'ko-KR',
      chunkLanguage: 'ko',
      microphoneSampleRate: 16000,
      chunkMs: { ios: 3000, android: 5000, desktop: 10000 },
      sentAudioBytesPerMinute: { upload: 1_920_000, stream: 960_000 },
      speechBitsPerSecond: { ios: 64000, android: 96000, desktop: 128000 },
      speechMime: {
        ios: 'audio/mp4',
        android: 'audio/webm;codecs=opus',
        desktop: 'audio/webm;codecs=opus',
      },
      speechStopWaitMs: { ios: 1000, android: 500, desktop: 500 },
      speechRestartMs: 100,
      speechMaxRetries: 3,
      keptSpeechResults: 10,
      speechServiceTimeoutMs: 30_000,
      maxMediaSeconds: 900,
      maxStreamBytes: 50 * 1024 * 1024,
      maxChunkIndex: 10_000,
      streamKeyMaxLength: 100,
      keptStreams: 30,
      audioMinSeconds: 0.5,
      audioVoicePeak: 0.01,
      audioMinMeanVolume: 0.001,
      speechModelMegabytes: 80,
      analysisWaitMs: 55000,
      languageModelTimeoutMs: 20000,
    });
  });

  test('storage', () => {
    expect({ ...storage }).toEqual({
      maxId: 2147483647,
      localDatabase: { name: 'InterviewDB', version: 2 },
      chunkDatabaseName: 'InterviewChunks',
      databaseDeletionTimeoutMs: 5000,
      estimatedRecordingBytes: 50000,
      migratedUserId: 1,
      storageLow: { percent: 80, freeBytes: 104857600 },
      storageCritical: { percent: 95, freeBytes: 52428800 },
      recordingsKeptByCleanup: 10,
      backupReasons: ['storage_low', 'large_file', 'multiple_recordings', 'important_recording'],
      backupLargeFileBytes: 52428800,
      backupManyRecordings: 5,
      backupLinkMinutes: 10,
    });
  });

  test('navigation', () => {
    expect({ ...navigation }).toEqual({
      landingRotationMs: 3000,
      historyLock: {
        maxEntries: 5,
        initialEntries: 2,
        initialEntriesLive: 3,
        topUpMs: 5000,
      },
      exitPaths: ['/', '/dashboard', '/home', '/main'],
      longPressMs: 500,
      swipe: { startPx: 10, actionPx: 50, edgePx: 50, largePx: 100 },
      relativeTimeHours: { today: 1, hoursAgo: 24, yesterday: 48 },
    });
  });

  test('reconnecting the socket', () => {
    const { rateLimits: _, ...socket } = network;
    expect(socket).toEqual({
      socketConnectTimeoutMs: 10000,
      socketReconnect: { delayMs: 1000, maxDelayMs: 5000, jitter: 0.5, timeoutMs: 20000 },
    });
  });
});
