import type { ko } from './ko.ts';

export const en: typeof ko = {
  policies: {
    version: 'Version {{version}}',
    operator: 'Operator: {{operator}}',
    noOperator:
      'The name and contact of whoever runs this server have not been entered yet. Please ask the person or institution that gave you this address.',
    loading: 'Loading who runs this server',
    failed: 'Who runs this server could not be loaded.',
    toOther: { privacy: 'Read the privacy notice', terms: 'Read the terms' },
    privacy: {
      title: 'Privacy notice',
      lead: 'What Daedap keeps, where, and when it is deleted, as it really is.',
      account: {
        title: 'Account',
        data: 'The server stores your name, your email and a hash (argon2id) of your password. It does not store the password itself.',
        signIns:
          'For each sign-in it notes the time, the method, when it was last used, the kind of browser and system, and the first part of the IP address (such as 203.0.113.0/24): the latest {{signIns}}, for at most {{signInDays}} days. You see them in your account.',
        addresses:
          'To stop attackers who try again and again, it counts registrations, failed sign-ins, sign-ins with a passkey and requests for mail by IP address. For this it notes the whole IPv4 address (the first half of an IPv6 address) and deletes it after about {{addressHours}} hours.',
        webServer:
          'If the operator has a web server such as nginx in front, its access log has the whole IP address, the time and the address that was called. The operator decides how long it is kept.',
        factors:
          'With two-step sign-in it stores the key of the codes and hashes of the recovery codes; with a passkey, its public key, its name and when it was last used. Fingerprints and faces never leave your device.',
        consent: 'It stores to which version you agreed, when, and in what language.',
      },
      practice: {
        title: 'Practice',
        answers:
          'The server stores questions, the text of your answers, scores and feedback, figures of your delivery, your scripts and your practice plan until you delete them or your account.',
        questions:
          'It also stores your question sets, and the expected points of questions that you bring, until you delete the set or the interview.',
        papers:
          'Papers such as your CV or cover letter are stored only in this browser (InterviewChunks). When you start an interview or fill a set, the chosen questions and their expected points go to the server. They quote a few words of your paper.',
        video:
          'Recorded videos are only in the storage of this browser (InterviewDB). What goes to the server for analysis is sound or text, and the sound is deleted after the analysis. If no sound can be taken from a video, you are asked each time whether to send it.',
        backup:
          'A backup on the server is made only when you choose it. It stays there until you delete it or your account. This browser remembers what was backed up.',
        leftovers: 'Uploads that were cut off are deleted within a day.',
        never:
          'Regional accent, looks, age, gender, emotion and personality are neither judged nor stored.',
      },
      browser: {
        title: 'This browser',
        cookies:
          'There are no cookies. The sign-in token (it ends after {{tokenDays}} days), your name and email, settings of display and voice, your plan and what you agreed to are in localStorage.',
        lastInterview:
          'The number of your last interview and the field, difficulty and mode you chose are in localStorage, too, so that you can choose them again at once.',
        tab: 'An interview in progress, a question set that you are writing, a chosen drill and an answer from before you registered are in sessionStorage until you close the tab.',
        outbox:
          'The video that is being recorded and answers that could not be sent yet are in InterviewChunks.',
        measured:
          'Where your face was turned, if you asked for it, and the detailed measurements of the sound of a recording are only in InterviewChunks. They are deleted with the recording.',
        copies:
          'So that you can read past work without a network, this browser keeps copies of it (Cache Storage). They are not used after {{copyDays}} days, and signing out deletes them.',
        errors:
          'When the app fails, it sends a description without names and answers. Who sent it is not stored, and it is deleted when it has not happened again for {{errorDays}} days.',
      },
      others: {
        title: 'What goes to others',
        language: {
          on: 'This server uses a language model of another provider. Questions, their expected points and the text of answers are sent to it, to make questions and to assess answers.',
          off: 'This server uses no language model of others. Answers are assessed on the server.',
        },
        papers:
          "Your papers go to the language model only when you turn on “Let the server's AI make the questions”: as masked text, which the server does not store.",
        browserSpeech:
          '“While you speak” first uses the speech recognition of your browser, where there is one (not on iPhone and iPad). Its maker may process the sound on its own servers. If you choose “From the recording”, it is not used.',
        speech: {
          on: 'This server uses speech recognition of another provider. The sound of answers that reaches the server is sent to it.',
          off: 'Where the recognition of the browser is not used, speech becomes text on this server or on this device.',
        },
        browserVoice:
          'When an online voice of your browser reads a question, the maker of the browser may process its text. Unless you choose another, a voice of your device is used first.',
        voice: {
          on: 'This server uses a service that reads questions aloud. It gets the text of the questions only, and the sound of your own questions is deleted with them.',
          off: 'This server uses no service that reads questions aloud. The voice of this browser reads them.',
        },
        ads: 'The free plan has ads. If the operator has connected an ad service, that company may see connection data while it shows ads. Answers and videos are not passed on.',
        mail: {
          on: 'Mails for forgotten passwords and new addresses go through the mail server of the operator. Their links end after {{mailMinutes}} minutes.',
          off: 'This server sends no mail.',
        },
      },
      rights: {
        title: 'What you can do',
        export:
          'In your account you can download what the server has about you as a JSON file. Values that would be dangerous in the wrong hands, such as the hash of your password, and short-lived values are left out.',
        delete:
          'Deleting your account deletes your records and backups on the server and the recordings and papers in this browser. Copies of the database that the operator keeps may have them for as long as the operator decides.',
        log: 'The logs of the server have the number of your account, but no names, mail addresses, answers or tokens.',
        ask: 'Please ask the operator about anything else.',
      },
    },
    terms: {
      title: 'Terms',
      lead: 'What we ask of each other.',
      service: {
        title: 'The service',
        what: 'Daedap is a tool to practise interview answers and to get scores and feedback. Scores help you practise; they promise neither admission nor a job.',
        wrong:
          'Scores and feedback can be wrong. What they are made of is on the page about scores.',
        change: 'Features may change or pause.',
      },
      you: {
        title: 'Please',
        account:
          'Use your account alone. Keep your password, and if you see a sign-in that you do not know, sign it out and change your password.',
        content:
          'Do not upload what violates the privacy or the rights of others. Your answers and videos are yours.',
        abuse: 'Do not try to break the service or to reach the records of others.',
      },
      plans: {
        title: 'Plans and ads',
        local:
          'A plan is a choice that is stored on this device only; nothing is charged at present. The free plan has ads.',
      },
      end: {
        title: 'Leaving',
        leave: 'You can delete your account at any time in your account.',
        limit: 'Whoever sends too many requests in a short time may be refused for a while.',
        version:
          'When the terms change, you are asked again. Your account shows to which version you agreed.',
      },
    },
  },
};
