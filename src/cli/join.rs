//! A visit to a host elsewhere.

use super::outcome::Outcome;
use super::request::JoinTarget;
use super::start::{StartContext, ask_first};
use super::tls_fault::tls_fault;
use crate::client::{Failure, ServerAddress, ServerLink, Trust, Visit, VisitEnd, invitation};
use crate::locale::args;
use crate::protocol::{Introduction, Wants};
use crate::session::Leave;
use crate::session::menu::{IsSaved, farewell_id, kept_name};
use crate::store::Keyring;
use crate::terminal::{Voice, complain};

/// Visits a host until the player leaves.
pub(super) fn run(start: &StartContext, joining: &JoinTarget) -> Outcome {
    let Some(address) = ServerAddress::parse(&joining.host) else {
        complain(&joining.wrong);
        return Outcome::Misused;
    };
    let trust = match (address.is_secure(), &joining.ca) {
        (true, None) => Ok(Some(Trust::of_system())),
        (true, Some(path)) => Trust::of_file(path).map(Some),
        (false, None) => Ok(None),
        (false, Some(_)) => {
            complain(&start.locale.text("error-join-ca"));
            return Outcome::Misused;
        }
    };
    let trust = match trust {
        Ok(trust) => trust,
        Err(fault) => {
            complain(&tls_fault(&start.locale, &fault));
            return Outcome::Badly;
        }
    };
    let mut voice = start.voice();
    if let Err(left) = ask_first(&mut voice, &start.common) {
        return leave(&mut voice, left);
    }
    let ending = visit(start, &mut voice, &address, trust, joining);
    ended(&mut voice, &address, ending)
}

fn visit(
    start: &StartContext,
    voice: &mut Voice,
    address: &ServerAddress,
    trust: Option<Trust>,
    joining: &JoinTarget,
) -> VisitEnd {
    let keyring = Keyring::new(start.folders.keys());
    // A key that was given by TLS is sent by TLS alone.
    let host = if trust.is_some() { format!("https://{address}") } else { address.to_string() };
    let introduction = Introduction {
        address: Some(address.page()),
        invitation: invitation(&joining.host),
        ..introduction(voice, &keyring, &host, joining.name.as_deref())
    };
    let link = ServerLink::open(address.clone(), trust, introduction, voice.waker());
    match link {
        Ok(link) => Visit::new(voice, link, &keyring, host).go(),
        Err(_) => VisitEnd::Failed(Failure::System),
    }
}

/// Returns who comes, and how it is spoken with.
fn introduction(voice: &mut Voice, keyring: &Keyring, host: &str, name: Option<&str>) -> Introduction {
    let key = keyring.find(host, name);
    let named = || name.map(str::to_owned).or_else(|| kept_name(voice.locale(), voice.kept.settings()));
    Introduction {
        language: voice.locale().language(),
        name: key.as_ref().map(|key| key.name.clone()).or_else(named),
        key: key.map(|key| key.key),
        tellings: voice.preferences.tellings,
        confirm: voice.preferences.confirm,
        automation: voice.preferences.automation,
        wants: Wants {
            board: voice.display.is_held(),
            words: voice.is_at_terminal(),
            moment: voice.told().is_some(),
            page: false,
        },
        address: None,
        invitation: None,
    }
}

/// Says how a visit ended.
fn ended(voice: &mut Voice, address: &ServerAddress, ending: VisitEnd) -> Outcome {
    match ending {
        VisitEnd::Left => {
            let text = voice.locale().text("join-goodbye");
            let heard = voice.notice(&text);
            heard.map_or_else(|left| leave(voice, left), |()| Outcome::Well)
        }
        VisitEnd::Dismissed => Outcome::Well,
        VisitEnd::Ended => {
            complain(&voice.locale().text("join-ended"));
            Outcome::Badly
        }
        VisitEnd::Gone(left) => leave(voice, left),
        VisitEnd::Failed(failure) => {
            complain(&voice.locale().format(failure.id(), &args!("host" => address.to_string())));
            Outcome::Badly
        }
    }
}

/// Says how something was left that nothing is saved of, with what comes of it.
fn leave(voice: &mut Voice, leave: Leave) -> Outcome {
    let text = farewell_id(leave, IsSaved::Unsaved).map(|id| voice.locale().text(id));
    let heard = text.is_none_or(|text| voice.notice(&text).is_ok());
    Outcome::of_leaving(voice, if heard { leave } else { Leave::OutputClosed }, IsSaved::Unsaved)
}
