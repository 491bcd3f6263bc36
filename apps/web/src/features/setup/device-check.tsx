import { deviceCheckRecordingMs } from '@daedap/contract/constants/media';
import { useMachine } from '@xstate/react';
import { failureAdvice } from '#/media/devices/failure-advice.ts';
import { Button } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { ErrorState } from '#/ui/error-state.tsx';
import { SpinnerMark } from '#/ui/loading.tsx';
import { deviceCheckMachine } from './device-check-machine.ts';
import { MicrophoneLevel } from './microphone-level.tsx';
import { useTexts } from './texts.ts';

type Props = { readonly onStart: () => void; readonly onBack: () => void };

const sentenceStates = [
  'idle',
  'recording',
  'recognising',
  'recognised',
  'noVoice',
  'unavailable',
] as const satisfies readonly SentenceState[];

export function DeviceCheck({ onStart, onBack }: Props) {
  const { t } = useTexts();
  const [state, send] = useMachine(deviceCheckMachine);
  const { devices, failure, level, text } = state.context;
  const sentence = sentenceStates.find((name) =>
    state.matches({ open: { ready: { sentence: name } } }),
  );

  return (
    <div className="page-width max-w-3xl py-6 sm:py-10">
      <h1 className="text-2xl font-extrabold tracking-tight sm:text-3xl">
        {t('setup.check.title')}
      </h1>
      <p className="mt-1 text-ink-soft">{t('setup.check.text')}</p>
      <div className="mt-6 flex flex-col gap-5">
        {state.matches({ open: 'opening' }) && (
          <Card>
            <output className="flex items-center gap-3">
              <SpinnerMark />
              {t('setup.check.opening')}
            </output>
          </Card>
        )}
        {state.matches('failed') && (
          <Card>
            <ErrorState
              {...failureAdvice(failure)}
              action={
                <Button variant="secondary" onClick={() => send({ type: 'RETRY' })}>
                  {t('common.retry')}
                </Button>
              }
            />
          </Card>
        )}
        {devices && sentence && (
          <>
            <CameraPicture
              stream={devices.stream}
              missing={devices.camera && failureAdvice(devices.camera)}
            />
            <MicrophoneLevel
              level={level}
              heard={state.matches({ open: { ready: { voice: 'heard' } } })}
              missing={devices.microphone && failureAdvice(devices.microphone)}
            />
            {devices.microphone === null && (
              <SentenceCheck
                state={sentence}
                text={text}
                onRecord={() => send({ type: 'RECORD' })}
              />
            )}
          </>
        )}
      </div>
      <div className="mt-8 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" size="large" onClick={onBack}>
          {t('setup.previous')}
        </Button>
        <Button size="large" onClick={onStart}>
          {t(sentence === 'recognised' ? 'setup.start' : 'setup.check.skip')}
        </Button>
      </div>
    </div>
  );
}

type CameraPictureProps = {
  readonly stream: MediaStream;
  /** Why there is no picture. */
  readonly missing: { readonly title: string; readonly text: string } | null;
};

function CameraPicture({ stream, missing }: CameraPictureProps) {
  const { t } = useTexts();
  return (
    <Card title={t('setup.check.camera')}>
      {missing ? (
        <>
          <p className="font-semibold">{t('setup.check.noPicture')}</p>
          <p className="text-ink-soft">
            {missing.title}. {missing.text}
          </p>
        </>
      ) : (
        // Mirrored, as people see themselves in a mirror.
        <video
          ref={(element) => {
            if (element && element.srcObject !== stream) element.srcObject = stream;
          }}
          autoPlay
          muted
          playsInline
          aria-label={t('setup.check.picture')}
          className="aspect-video w-full -scale-x-100 rounded-control bg-sunken object-cover"
        />
      )}
    </Card>
  );
}

type SentenceState =
  | 'idle'
  | 'recording'
  | 'recognising'
  | 'recognised'
  | 'noVoice'
  | 'unavailable';

type SentenceCheckProps = {
  readonly state: SentenceState;
  /** The recognised text. */
  readonly text: string;
  readonly onRecord: () => void;
};

function SentenceCheck({ state, text, onRecord }: SentenceCheckProps) {
  const { t } = useTexts();
  const busy = state === 'recording' || state === 'recognising';
  return (
    <Card title={t('setup.check.sentence')}>
      <p className="text-ink-soft">{t('setup.check.read')}</p>
      <p className="mt-1 text-lg font-bold">“{t('setup.check.sample')}”</p>
      <div className="mt-4">
        <Button variant="secondary" busy={busy} onClick={onRecord}>
          {t(state === 'idle' || busy ? 'setup.check.record' : 'setup.check.recordAgain')}
        </Button>
      </div>
      <output className="mt-3 block min-h-7">
        {state === 'recognised' ? (
          <>
            <span className="text-ink-soft">{t('setup.check.recognised')}</span>
            <q className="block text-lg font-semibold wrap-anywhere">{text}</q>
          </>
        ) : (
          state !== 'idle' && t(`setup.check.${state}`, { seconds: deviceCheckRecordingMs / 1_000 })
        )}
      </output>
    </Card>
  );
}
