BEGIN TRANSACTION;
CREATE TABLE answers (
        match TEXT NOT NULL REFERENCES matches (id), seq INTEGER NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL,
        answer TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, message TEXT,
        UNIQUE (match, seq));
INSERT INTO "answers" VALUES('m_V5ZxF448cqvvfyjJ',0,1,'answer','["end_turn"]',1.79497419273951125144e+09,'p_fd842d8810a53f7b30bee46c95b4177e:t41424-1');
INSERT INTO "answers" VALUES('m_V5ZxF448cqvvfyjJ',1,0,'answer','["take_silo"]',1.79497419274152970316e+09,'p_fd842d8810a53f7b30bee46c95b4177e:t41424-2');
INSERT INTO "answers" VALUES('m_V5ZxF448cqvvfyjJ',2,0,'answer','["play", "exterminator", 2, "front"]',1.79497419274332380297e+09,'p_fd842d8810a53f7b30bee46c95b4177e:t41424-3');
INSERT INTO "answers" VALUES('m_V5ZxF448cqvvfyjJ',3,0,'answer','["play", "looter", 1, "front"]',1.79497419274503040311e+09,'p_fd842d8810a53f7b30bee46c95b4177e:t41424-4');
INSERT INTO "answers" VALUES('m_V5ZxF448cqvvfyjJ',4,0,'answer','["end_turn"]',1.79497419274659657478e+09,'p_fd842d8810a53f7b30bee46c95b4177e:t41424-5');
INSERT INTO "answers" VALUES('m_V5ZxF448cqvvfyjJ',5,1,'answer','["play", "assassin", 2, "front"]',1.7949741927483673096e+09,'p_fd842d8810a53f7b30bee46c95b4177e:t41424-6');
INSERT INTO "answers" VALUES('m_V5ZxF448cqvvfyjJ',6,1,'answer','["junk", "doomsayer"]',1.79497419275037741661e+09,'p_fd842d8810a53f7b30bee46c95b4177e:t41424-7');
INSERT INTO "answers" VALUES('m_V5ZxF448cqvvfyjJ',7,1,'answer','["use", "victory_totem", 3, 0, 2]',1.79497419275214219096e+09,'p_fd842d8810a53f7b30bee46c95b4177e:t41424-8');
INSERT INTO "answers" VALUES('m_V5ZxF448cqvvfyjJ',8,1,'undo','["undo"]',1.79497419275389146807e+09,'p_fd842d8810a53f7b30bee46c95b4177e:t41424-9');
CREATE TABLE matches (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, rules TEXT NOT NULL, options TEXT NOT NULL, seats INTEGER NOT NULL,
        seed TEXT NOT NULL, commitment TEXT NOT NULL, public INTEGER NOT NULL, code TEXT NOT NULL UNIQUE,
        invite TEXT NOT NULL UNIQUE, state TEXT NOT NULL, asked TEXT NOT NULL, result TEXT, lesson INTEGER NOT NULL,
        rematch TEXT, parent TEXT, creator TEXT NOT NULL, created DOUBLE PRECISION NOT NULL,
        changed DOUBLE PRECISION NOT NULL);
INSERT INTO "matches" VALUES('m_V5ZxF448cqvvfyjJ','radlands','radlands/2','{"edition": "ua", "camp_set": "v1", "first_game": "on"}',2,'5038dd11b2c9e3312fb58a17f5c0909cc60ff6a6cd52db284d604fdd05b69cb1','d97b911ea34814f61f0d1323c282a824f9fe9970733e1bd733e6c656b7cf1fe7',0,'JYUKCB','7271a8f1be85261eaf78ba5f2cd575a0b4e629f0e4b83882320f58c6875982ac','playing','[1]',NULL,0,NULL,NULL,'p_fd842d8810a53f7b30bee46c95b4177e',1.79497419273055291173e+09,1.79497419275393533706e+09);
INSERT INTO "matches" VALUES('m_E91-w8xzGYBVltVp','radlands','radlands/2','{"edition": "ua", "camp_set": "v1", "first_game": "off"}',2,'ccefd2efe5d43bcd4ae4aa5e541951660743b8731559cacb02cf9556d2a2bfc3','4ce07e0d9cd3c7430badbfb435b5631039aba374a254c657cd2a625a42a1a4aa',0,'EBQPSE','8d729fb5ce7e4869b8121ce133e610a7fbef2478aaa7f0d89a5f65185336bea7','waiting','[0, 1]',NULL,0,NULL,NULL,'p_fd842d8810a53f7b30bee46c95b4177e',1.79497419275624847407e+09,1.79497419275624847407e+09);
CREATE TABLE people (
        person TEXT PRIMARY KEY, name TEXT NOT NULL, lang TEXT NOT NULL, seen DOUBLE PRECISION NOT NULL);
INSERT INTO "people" VALUES('p_fd842d8810a53f7b30bee46c95b4177e','Ola','en',1.79497419267432165145e+09);
CREATE TABLE seats (
        match TEXT NOT NULL REFERENCES matches (id), seat INTEGER NOT NULL, who TEXT NOT NULL, person TEXT,
        name TEXT NOT NULL, level TEXT, guest INTEGER NOT NULL, stands_in INTEGER NOT NULL,
        PRIMARY KEY (match, seat));
INSERT INTO "seats" VALUES('m_V5ZxF448cqvvfyjJ',0,'person','p_fd842d8810a53f7b30bee46c95b4177e','Ola',NULL,0,0);
INSERT INTO "seats" VALUES('m_V5ZxF448cqvvfyjJ',1,'person','p_fd842d8810a53f7b30bee46c95b4177e','',NULL,1,0);
INSERT INTO "seats" VALUES('m_E91-w8xzGYBVltVp',0,'person','p_fd842d8810a53f7b30bee46c95b4177e','Ola',NULL,0,0);
INSERT INTO "seats" VALUES('m_E91-w8xzGYBVltVp',1,'open',NULL,'',NULL,0,0);
CREATE INDEX seats_by_person ON seats (person);
CREATE INDEX matches_by_state ON matches (state, public, changed);
COMMIT;
